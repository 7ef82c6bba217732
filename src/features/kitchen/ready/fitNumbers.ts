/** In px: a size that is read from 3 m, and that of a phone. */
const SIZES = { smallest: 84, largest: 128, narrow: 64 };
const WIDE = 640;
const SHARE_OF_WIDTH = 0.066;

/** Width of a character, height and padding of a cell, and the size of a code, in multiples of the text size. */
const EMS = { digit: 0.6, letter: 0.8, height: 1.3, padding: 0.5, code: 0.36 };

export function numberSize(width: number): number {
  if (width < WIDE) return SIZES.narrow;
  return Math.round(Math.min(SIZES.largest, Math.max(SIZES.smallest, width * SHARE_OF_WIDTH)));
}

interface Area {
  width: number;
  height: number;
  size: number;
  numbers: readonly string[];
  /** The words below the numbers. */
  codes?: readonly string[];
}

/** The number of columns and rows of cells for these numbers. */
export function fitNumbers({ width, height, size, numbers, codes = [] }: Area) {
  const widthOf = (words: string) => words.length * (/^\d+$/.test(words) ? EMS.digit : EMS.letter);
  const widths = [...numbers.map(widthOf), ...codes.map((code) => widthOf(code) * EMS.code)];
  const widest = (Math.max(1, ...widths) + EMS.padding) * size;
  const columns = Math.max(1, Math.floor(width / widest));
  const lines = codes.length > 0 ? 1 + EMS.code : 1;
  const rows = Math.max(1, Math.floor(height / (EMS.height * lines * size)));
  return { columns, rows, perPage: columns * rows };
}
