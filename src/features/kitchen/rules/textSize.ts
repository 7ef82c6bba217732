/** The distances from which the screen can be read. */
export const DISTANCES = ['near', 'middle', 'far'] as const;

export type Distance = (typeof DISTANCES)[number];

const SIZES: Readonly<Record<Distance, { smallest: number; share: number; largest: number }>> = {
  near: { smallest: 22, share: 0.036, largest: 28 },
  middle: { smallest: 26, share: 0.052, largest: 40 },
  far: { smallest: 30, share: 0.073, largest: 56 },
};

/**
 * Minimum width of a screen that is read from 2 m unless the device has another setting, in px: between the common
 * widths 1280 and 1366, so that no screen is at the limit.
 */
const FAR_SCREEN = 1320;

/** Minimum width of a portal on such a screen, in px, which is enough for two columns of the largest text. */
const FAR_PORTAL = 1000;

/** The smallest width of a column, in multiples of the text size and in px. */
const COLUMN_EMS = 8;
const SMALLEST_COLUMN = 280;

interface Columns {
  /** In px. */
  smallest: number;
  gap: number;
}

/** The text size of item lines in a portal of `width` px. */
export function textSize(width: number, distance: Distance): number {
  const { smallest, share, largest } = SIZES[distance];
  return Math.round(Math.min(largest, Math.max(smallest, width * share)));
}

/** The distance that the device has chosen, else the one for its screen, whatever margins the host has. */
export function distanceFor(
  { screen, portal }: { screen: number; portal: number },
  chosen: Distance | null,
): Distance {
  return chosen ?? (screen >= FAR_SCREEN && portal >= FAR_PORTAL ? 'far' : 'near');
}

/** Safari reports the width of an upright screen also after it was turned, but then the window is wider. */
export function screenWidth({ screen, outerWidth }: Window = window): number {
  return Math.max(screen.width, outerWidth);
}

/** The number and width of columns of at least `smallest` px that fit. */
export function fitColumns(width: number, { smallest, gap }: Columns) {
  const count = Math.max(1, Math.floor((width + gap) / (smallest + gap)));
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
