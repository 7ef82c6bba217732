import type { Answer } from './records';

/** The states of every screen, and their names in the gallery. */
export const STATES = {
  filled: 'With data',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  offline: 'Offline',
  long: 'Long texts',
  rtl: 'Right to left',
  hi: 'Hindi',
} as const;

export type StateId = keyof typeof STATES;
export const STATE_IDS = Object.keys(STATES) as StateId[];

/** The states in which a dialog can be opened, because its button is there. */
export const DIALOG_STATES: readonly StateId[] = ['filled', 'long', 'rtl', 'hi'];

export function readState(value: string | null): StateId {
  return STATE_IDS.find((id) => id === value) ?? 'filled';
}

/** The same answer of a restaurant without orders, dishes, members and so on: no rows, and zero for each figure. */
export function emptied({ data, ...rest }: Answer): Answer {
  return { ...rest, data: withoutRows(data) };
}

function withoutRows(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutRows(one)]));
}

const LONGEST = 300;
const FACTOR = 1_000;
const WORDS =
  /name|title|description|address|landmark|instruction|comment|review|note|reason|tag|category/i;
const AMOUNTS = /amount|amt|price|fee|total|revenue|payout|payable|tax|discount|net|commission/i;
const NOT_AMOUNTS = /percent|rate$|type|status|_id$/i;
/** A text that a person has written, unlike `order_history`, a path, a date or an e-mail address. */
const WRITTEN = /^(?=\p{Lu}|\p{L}.*\s)(?!.*[@/]).*\p{L}/su;

/** The same answer with names of 300 letters and amounts of a thousand times the size. */
export function lengthened({ data, ...rest }: Answer): Answer {
  return { ...rest, data: longer(data, '') };
}

function longer(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => longer(one, key));
  if (typeof value === 'number') return isAmount(key) ? value * FACTOR : value;
  if (typeof value === 'string') return longerText(value, key);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, longer(one, name)]));
}

function isAmount(key: string): boolean {
  return AMOUNTS.test(key) && !NOT_AMOUNTS.test(key);
}

function longerText(text: string, key: string): string {
  if (isAmount(key) && /^\d+(\.\d+)?$/.test(text)) return String(Number(text) * FACTOR);
  if (!WORDS.test(key) || !WRITTEN.test(text)) return text;
  return `${text} `.repeat(Math.ceil(LONGEST / text.length)).slice(0, LONGEST);
}
