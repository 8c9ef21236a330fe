/**
 * The parts that architects' faces are drawn with, in a square of 64 × 64. A shape is its paint and its outline:
 * `skin`, `hair`, `cloth` and `hat` are the face's own colours, `ink` is a line, the rest are fixed.
 */

export type Paint = "skin" | "hair" | "cloth" | "hat" | "paper" | "gold" | "ink" | "steel";
export type Shape = readonly [paint: Paint, d: string];

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const HEADS = {
  oval: "M20 27q0-15 12-15t12 15q0 17-12 17T20 27z",
  round: "M18.5 29q0-16 13.5-16T45.5 29q0 15-13.5 15T18.5 29z",
  square: "M20 24q0-12 12-12t12 12v10q0 3-4 6-4 4-8 4t-8-4q-4-3-4-6z",
} as const;

/** Behind the head. */
export const BACKS = {
  none: [],
  bob: [["hair", "M16 44q-3-35 16-35t16 35q-8 3-16 3t-16-3z"]],
  long: [["hair", "M15 56q-3-47 17-47t17 47q-8 4-17 4t-17-4z"]],
  afro: [["hair", "M32 4q10 0 15 7 7 6 5 15 1 9-6 13H18q-7-4-6-13-2-9 5-15 5-7 15-7z"]],
  tail: [["hair", "M42 14q13 2 12 20 0 9-6 14 0-14-6-20z"]],
  braids: [["hair", "M20 26q-8 4-6 14-3 5 0 12 6 0 6-6-2-5 1-10zM44 26q8 4 6 14 3 5 0 12-6 0-6-6 2-5-1-10z"]],
} as const satisfies Record<string, readonly Shape[]>;

/** Over the forehead. */
export const HAIRS = {
  none: [],
  short: [["hair", "M18.5 27q-3-18 13.5-18t13.5 18q-2-7-5-9-9 2-15-1-5 3-7 10z"]],
  side: [["hair", "M19 28q-4-19 13-19.5 17 .5 13 19.5-1-8-5-10-11 0-15-5-2 8-6 15z"]],
  fringe: [["hair", "M18 30q-2-21 14-21t14 21q-1-6-3-8-11 3-22 0-2 2-3 8z"]],
  bun: [
    ["hair", circle(32, 8, 5.5)],
    ["hair", "M18.5 28q-2-18 13.5-18t13.5 18q-3-10-13.5-11-10.5 1-13.5 11z"],
  ],
  curls: [
    [
      "hair",
      "M18 28q-5-3-2-8-1-6 5-7 2-6 8-4 5-3 9 0 6 0 6 5 5 3 2 8 1 4-2 6-1-6-4-8-3 2-6 0-4 2-7 0-4 2-6 0-3 3-3 8z",
    ],
  ],
  quiff: [["hair", "M19 27q-4-9 2-13-1-5 6-5 5-4 11-1 7-1 7 6 3 6 0 13-1-7-4-9-8 2-17 0-3 3-5 9z"]],
  bald: [["hair", "M19 30q-3-3-1-9 3 2 3 7zM45 30q3-3 1-9-3 2-3 7z"]],
  parting: [["hair", "M18 34q-3-25 14-25t14 25q-2-12-14-19-12 7-14 19z"]],
  scarf: [
    ["hat", "M14 58q-4-50 18-50t18 50q-8 4-18 4t-18-4zM20 30q0 15 12 15t12-15q0-14-12-14T20 30z"],
    ["ink", "M21 46q10 8 23 1"],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export const BEARDS = {
  none: [],
  full: [
    ["hair", "M19.5 29q0 18 12.5 18t12.5-18q-1 6-5 7-3-2-7.5-2t-7.5 2q-4-1-5-7z"],
    ["skin", "M28 38q4-1.5 8 0-4 4-8 0z"],
  ],
  moustache: [["hair", "M25 37.5q3-4 7-2 4-2 7 2-4 2-7 0-3 2-7 0z"]],
  goatee: [
    ["hair", "M27 37q5-2 10 0 0 9-5 9t-5-9z"],
    ["skin", "M28 38q4-1.5 8 0-4 4-8 0z"],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export const HATS = {
  none: [],
  helmet: [
    ["hat", "M17 20q0-15 15-15t15 15z"],
    ["hat", "M28.5 5.5q3.5-2 7 0V20h-7z"],
    ["hat", "M13.5 20q18.5-4.5 37 0v3q-18.5-4-37 0z"],
  ],
  beret: [["hat", "M15 20q-3-9 8-13 14-4 24 4 5 5 0 9-16-5-32 0z"]],
  straw: [
    ["hat", "M20 18q0-13 12-13t12 13z"],
    ["paper", "M20 15q12-3 24 0v4q-12-3-24 0z"],
    ["hat", "M10 21q22-9 44 0-22 5-44 0z"],
  ],
  cap: [
    ["hat", "M18 21q-1-14 14-14t14 14z"],
    ["hat", "M34 19q13-1 18 4-8 1-18-1z"],
  ],
  bowler: [
    ["hat", "M20 19q-1-15 12-15t12 15z"],
    ["ink", "M20 16q12 3 24 0"],
    ["hat", "M13 20q19 4 38 0-2 4-19 4t-19-4z"],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export const GLASSES = {
  none: [],
  round: [
    ["ink", circle(26.5, 29.5, 4.3)],
    ["ink", circle(37.5, 29.5, 4.3)],
    ["ink", "M30.8 29q1.2-1 2.400 0"],
  ],
  square: [["ink", "M21.5 26h9v6.5h-9zM33.5 26h9v6.5h-9zM30.5 28h3"]],
  half: [["ink", "M22 30h8.5q-.5 4.5-4.25 4.5T22 30zM33.5 30H42q-.5 4.5-4.25 4.5T33.5 30zM30.5 30.5h3"]],
} as const satisfies Record<string, readonly Shape[]>;

export const COLLARS = {
  shirt: [["paper", "M24 46l8 8-6 6-6-11zM40 46l-8 8 6 6 6-11z"]],
  roll: [["cloth", "M24 44q8 4 16 0l1 7q-9 5-18 0z"]],
  bow: [
    ["paper", "M24 46l8 8-5 4-6-9zM40 46l-8 8 5 4 6-9z"],
    ["gold", "M32 53l-7-3v7zM32 53l7-3v7z"],
  ],
  shawl: [["gold", "M21 47q11 7 22 0l3 5q-14 9-28 0zM37 54l5 10h-6l-3-8z"]],
  apron: [["paper", "M23 52h18v12H23z"]],
} as const satisfies Record<string, readonly Shape[]>;

export const TOOLS = {
  none: [],
  pencil: [["gold", "M45 22l7-7 2 2-7 7-3 1z"]],
  compass: [["steel", "M50 45l1 3-5 14-1.5-.5 4-14zM50 45l-1 3 5 14 1.5-.5-4-14z"]],
  square: [["steel", "M8 62V48l14 14zM11.5 58.5v-4l4 4z"]],
  plan: [["paper", "M4 60L16 42l5 3L9 64H5zM16 42q3-1 5 3"]],
  ruler: [
    ["gold", "M46 64l4-22 5 1-4 21z"],
    ["ink", "M49.5 47l2.5.5M48.8 51l2.5.5M48 55l2.5.5"],
  ],
} as const satisfies Record<string, readonly Shape[]>;
