/** Whether the reader is told of their turns at one table. */

import { get, post } from "../../server/api";
import type { ChoiceBody, TableAlerts } from "../../server/messages";

export class TableChoice {
  isOn = $state(true);
  /** Whether they're told of any turn, anywhere. */
  isPossible = $state(false);
  private readonly path: string;

  constructor(table: string) {
    this.path = `/api/alerts/tables/${table}`;
  }

  /** Ask the server. Without an answer, there is nothing to choose. */
  async load(): Promise<void> {
    await get<TableAlerts>(this.path).then(this.take, () => undefined);
  }

  async turn(isOn: boolean): Promise<void> {
    const body: ChoiceBody = { is_on: isOn };
    await post<TableAlerts>(this.path, body).then(this.take, () => undefined);
  }

  private take = (found: TableAlerts): void => {
    this.isOn = found.is_on;
    this.isPossible = found.is_possible;
  };
}
