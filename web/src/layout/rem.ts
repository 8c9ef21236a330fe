/** How many pixels a rem has: 16, unless the reader has chosen larger type. */
export const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
