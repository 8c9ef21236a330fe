/** The rules, section by section. */

import type { Section } from "../../contract";

export const SECTIONS: Section[] = [{ id: "turn", text: "odd-even.turn", rules: ["Turn", "End"] }];
