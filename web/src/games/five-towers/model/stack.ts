/** How a tower is drawn: how high its floors are in the room there is, and where each begins. */

export interface FloorBox {
  value: number;
  /** From the ground up. */
  number: number;
  /** The upper edge, negative: the ground is 0. */
  y: number;
  height: number;
  isGhost: boolean;
}

const LEAST = 7;

/** The height of a floor so that the highest tower of a group fits. */
export function floorHeight(room: number, tallest: number, most: number): number {
  return Math.max(LEAST, Math.min(most, room / (tallest + 1.2)));
}

/** A roof never gets as flat as a floor can. */
export function roofHeight(floor: number): number {
  return Math.max(22, Math.min(46, 1.15 * floor));
}

export function floorsOf(values: number[], ghosts: number[], floor: number): FloorBox[] {
  let y = 0;
  return [...values, ...ghosts].map((value, number) => {
    const height = value === 0 ? roofHeight(floor) : floor;
    y -= height;
    return { value, number, y, height, isGhost: number >= values.length };
  });
}
