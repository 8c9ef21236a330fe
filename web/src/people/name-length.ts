/** How long names may be; the server has the last word. */

export const LONGEST_NAME = 40;

/** Letters as people count them: marks on top of one don't count. */
export function lettersIn(name: string): number {
  return [...name.normalize("NFKC").trim()].filter((letter) => !/\p{M}/u.test(letter)).length;
}
