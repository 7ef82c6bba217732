/** A record from the server. Only `wire.ts` files read its fields. */
export type Wire = Readonly<Record<string, unknown>>;

/** The maximum number of characters of a server's text that a screen shows (T2). */
const DISPLAY_LIMIT = 5_000;

const SAFE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** A string or number as text; `''` for anything else. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? digits(value) : '';
}

/** Avoids the notation "1e+21", which JavaScript uses for very large and very small numbers. */
function digits(value: number): string {
  const short = String(value);
  if (!short.includes('e')) return short;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

/** Shortens text for display. Do not use it for a form value (T2). */
export function clip(value: string): string {
  return value.length > DISPLAY_LIMIT ? `${value.slice(0, DISPLAY_LIMIT)}…` : value;
}

/** True only for true, "true", 1 and "1". */
export function flag(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}

/** An id that can be part of a URL, or `null` (c3). */
export function safeId(value: unknown): string | null {
  const id = toText(value);
  return SAFE_ID.test(id) ? id : null;
}

export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value if it is a record, otherwise an empty record. */
export function record(value: unknown): Wire {
  return isWire(value) ? value : {};
}

/** Returns the value if it is an array, otherwise an empty array. */
export function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The records of an array; skips other values. */
export function list(value: unknown): Wire[] {
  return array(value).filter(isWire);
}
