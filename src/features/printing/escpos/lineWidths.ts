/** Letters per line of the printers that the encoder knows. */
export const LINE_WIDTHS = [32, 35, 42, 44, 48] as const;

export type LineWidth = (typeof LINE_WIDTHS)[number];

/** Width of a letter of the standard font, in dots. */
const LETTER_DOTS = 12;

/** Dots per line; a picture needs a multiple of eight. */
export function dotsOf(columns: LineWidth): number {
  return Math.floor((columns * LETTER_DOTS) / 8) * 8;
}

/** Letters per line on paper of 58 or 80 mm, at 203 dpi. */
export const USUAL_WIDTHS = { 58: 32, 80: 48 } as const;
