/** The distances from which the screen can be read. */
export const DISTANCES = ['near', 'middle', 'far'] as const;

export type Distance = (typeof DISTANCES)[number];

const SIZES: Readonly<Record<Distance, { smallest: number; share: number; largest: number }>> = {
  near: { smallest: 22, share: 0.036, largest: 28 },
  middle: { smallest: 26, share: 0.052, largest: 40 },
  far: { smallest: 30, share: 0.073, largest: 56 },
};

/** The text size of a long ticket at the shortest distance, as a share of the usual one. */
const SMALLER = 0.8;

/** The row of a text, as a multiple of its size, and the rhythm of rows in px. */
const ROW_EMS = 1.2;
const RHYTHM = 4;

/** The smallest width of a column, in multiples of the text size and in px. */
const COLUMN_EMS = 8;
const SMALLEST_COLUMN = 280;

/** The gap between columns and between tickets, in px. */
export const COLUMN_GAP = 12;

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

/** The text size of a ticket that would be too long: that of the next shorter distance. */
export function smallerSize(width: number, distance: Distance): number {
  const shorter = DISTANCES[DISTANCES.indexOf(distance) - 1];
  return shorter ? textSize(width, shorter) : Math.round(textSize(width, distance) * SMALLER);
}

/** The height of a row of text, in px. */
export function rowHeight(size: number): number {
  return Math.round((size * ROW_EMS) / RHYTHM) * RHYTHM;
}

/** The number and width of columns of at least `smallest` px that fit. */
export function fitColumns(width: number, { smallest, gap }: Columns) {
  const count = Math.max(1, Math.floor((width + gap) / (smallest + gap)));
  return { count, width: Math.floor((width - gap * (count - 1)) / count) };
}

export function smallestColumn(size: number): number {
  return Math.max(SMALLEST_COLUMN, size * COLUMN_EMS);
}

interface Box {
  /** In px. */
  width: number;
  height: number;
}

/** Below this width, a portal always has the smallest size, in px. */
const SMALLEST_LARGE = 1_000;

/** How many usual tickets screens of these sizes show at least, unless the device has chosen a distance (c72). */
const LEAST_TICKETS = [
  { area: 1024 * 768, count: 4 },
  { area: 1920 * 1080, count: 8 },
] as const;

/** What surrounds the tickets of a portal: the bar, the counts of All day and gaps, in px. */
const AROUND = { height: 100, width: 24, counts: { smallest: 220, share: 0.19, largest: 380 } };

/** The distance that the device has chosen, else the longest one at which enough tickets fit. */
export function distanceFor(portal: Box, chosen: Distance | null): Distance {
  if (chosen || portal.width < SMALLEST_LARGE) return chosen ?? 'near';
  const [tablet, large] = LEAST_TICKETS;
  const share = (portal.width * portal.height - tablet.area) / (large.area - tablet.area);
  const least = Math.floor(tablet.count + share * (large.count - tablet.count));
  return DISTANCES.findLast((distance) => fittingTickets(portal, distance) >= least) ?? 'near';
}

/** The lengths of the names of three usual dishes. */
const USUAL_NAMES = [10, 20, 10];
/** How many usual tickets in preparation fit into a portal, next to the counts of All day. */
function fittingTickets(portal: Box, distance: Distance): number {
  const { smallest, share, largest } = AROUND.counts;
  const counts = Math.min(largest, Math.max(smallest, portal.width * share));
  const size = textSize(portal.width, distance);
  const columns = fitColumns(portal.width - AROUND.width - counts, {
    smallest: smallestColumn(size),
    gap: COLUMN_GAP,
  });
  const room = { width: columns.width, size };
  const lines = USUAL_NAMES.map((characters) => estimatedDish(characters, room));
  const ticket = lines.reduce((total, line) => total + line, estimatedFrame(size));
  const perColumn = Math.floor(
    (portal.height - AROUND.height + COLUMN_GAP) / (ticket + COLUMN_GAP),
  );
  return columns.count * perColumn;
}

/** The height of a control, and the smallest space above and below the rows of a dish, in px. */
const CONTROL_PX = 64;
const LEAST_SPACE = 4;

interface Room {
  /** Width of a column, in px. */
  width: number;
  height: number;
  /** Text size, in px. */
  size: number;
}

/** In multiples of the text size: a usual and a wide letter, what is before a name, the header of a ticket. */
const EMS = { letter: 0.53, wide: 0.6, indent: 2.6, head: 1.2 };
/** The buttons and borders of a ticket. */
const FOOT_PX = 80;
const MOST_CHARACTERS = 60;

function rowCharacters({ width, size }: Pick<Room, 'width' | 'size'>, letter = EMS.letter): number {
  return Math.floor((width - EMS.indent * size) / (letter * size));
}

/** How many characters of an item are sure to fit into one column, below its quantity. */
export function lineCharacters({ width, height, size }: Room): number {
  const rows = Math.floor((height - FOOT_PX - EMS.head * size) / rowHeight(size)) - 1;
  const letters = rowCharacters({ width, size }, EMS.wide);
  return Math.min(MOST_CHARACTERS, Math.max(1, rows) * Math.max(8, letters));
}

function estimatedRows(characters: number, room: Pick<Room, 'width' | 'size'>): number {
  return Math.max(1, Math.ceil(characters / Math.max(1, rowCharacters(room))));
}

/** About how high a dish in preparation is, until it is measured. */
export function estimatedDish(characters: number, room: Pick<Room, 'width' | 'size'>): number {
  const row = rowHeight(room.size);
  return estimatedRows(characters, room) * row + Math.max(2 * LEAST_SPACE, CONTROL_PX - row);
}

/** The rows of add-ons and instructions, as a share of those of a dish. */
const TEXT_SHARE = 0.8;

/** About how high the text below a dish is. */
export function estimatedText(characters: number, room: Pick<Room, 'width' | 'size'>): number {
  return estimatedRows(characters, room) * rowHeight(room.size) * TEXT_SHARE + LEAST_SPACE;
}

/** About how high head and foot of a ticket are. */
export function estimatedFrame(size: number): number {
  return EMS.head * size + FOOT_PX;
}
