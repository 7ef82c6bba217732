/** In px: a size that is read from 3 m, and that of a phone. */
const SIZES = { smallest: 84, largest: 128, narrow: 64 };
const WIDE = 640;
const SHARE_OF_WIDTH = 0.066;

/** Width of a character, height and padding of a cell, in multiples of the text size. */
const EMS = { digit: 0.6, letter: 0.8, height: 1.3, padding: 0.5 };

export function numberSize(width: number): number {
  if (width < WIDE) return SIZES.narrow;
  return Math.round(Math.min(SIZES.largest, Math.max(SIZES.smallest, width * SHARE_OF_WIDTH)));
}

interface Area {
  width: number;
  height: number;
  size: number;
  numbers: readonly string[];
}

/** The number of columns and rows of cells for these numbers. */
export function fitNumbers({ width, height, size, numbers }: Area) {
  const widthOf = (number: string) =>
    number.length * (/^\d+$/.test(number) ? EMS.digit : EMS.letter) + EMS.padding;
  const widest = Math.max(1, ...numbers.map(widthOf)) * size;
  const columns = Math.max(1, Math.floor(width / widest));
  const rows = Math.max(1, Math.floor(height / (EMS.height * size)));
  return { columns, rows, perPage: columns * rows };
}
