/** The distances from which the screen can be read. */
export const DISTANCES = ['near', 'middle', 'far'] as const;

export type Distance = (typeof DISTANCES)[number];

const SIZES: Readonly<Record<Distance, { smallest: number; share: number; largest: number }>> = {
  near: { smallest: 22, share: 0.036, largest: 28 },
  middle: { smallest: 26, share: 0.052, largest: 40 },
  far: { smallest: 30, share: 0.073, largest: 56 },
};

/** A new order is answered at the screen, so its lines are smaller than those of a ticket. */
const STRIP_SHARE = 0.5;
const SMALLEST = 22;

/** The smallest width of a column, in multiples of the text size and in px. */
const COLUMN_EMS = 8;
const SMALLEST_COLUMN = 280;

interface Columns {
  /** In px. */
  smallest: number;
  most: number;
  gap: number;
}

/** The text size of item lines in a portal of `width` px. */
export function textSize(width: number, distance: Distance): number {
  const { smallest, share, largest } = SIZES[distance];
  return Math.round(Math.min(largest, Math.max(smallest, width * share)));
}

export function stripSize(size: number): number {
  return Math.max(SMALLEST, Math.round(size * STRIP_SHARE));
}

/** The number and width of columns of at least `smallest` px that fit; at most one for each ticket. */
export function fitColumns(width: number, { smallest, most, gap }: Columns) {
  const count = Math.max(1, Math.min(most, Math.floor((width + gap) / (smallest + gap))));
  return { count, width: Math.floor((width - gap * (count - 1)) / count) };
}

export function smallestColumn(size: number): number {
  return Math.max(SMALLEST_COLUMN, size * COLUMN_EMS);
}

interface Room {
  /** Width of a column, in px. */
  width: number;
  height: number;
  /** Text size, in px. */
  size: number;
}

/** In multiples of the text size: a wide letter, a row, the indent of a row, the header of a ticket. */
const EMS = { letter: 0.6, row: 1.15, indent: 1.25, head: 2 };
const BUTTONS_PX = 80;
const MOST_CHARACTERS = 60;

/** How many characters of an item are sure to fit into one column, below its quantity. */
export function lineCharacters({ width, height, size }: Room): number {
  const rows = Math.floor((height - BUTTONS_PX - EMS.head * size) / (EMS.row * size)) - 1;
  const letters = Math.floor((width - EMS.indent * size) / (EMS.letter * size));
  return Math.min(MOST_CHARACTERS, Math.max(1, rows) * Math.max(8, letters));
}
