/** One record as the server sent it. Only `wire.ts` files look inside. @internal */
export type Wire = Readonly<Record<string, unknown>>;

/** The longest text of the server that a screen shows at once (safety T2). */
const DISPLAY_LIMIT = 5_000;

const SAFE_ID = /^[A-Za-z0-9_-]{1,64}$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Text of a string or a number; anything else is `''`, so it can never crash a screen. @internal */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? digits(value) : '';
}

/** JavaScript writes very large and very small numbers as "1e+21". */
function digits(value: number): string {
  const short = String(value);
  if (!short.includes('e')) return short;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

/** Cuts what is shown, never what a form edits (safety T2). @internal */
export function clip(value: string): string {
  return value.length > DISPLAY_LIMIT ? `${value.slice(0, DISPLAY_LIMIT)}…` : value;
}

/** A number out of a number or a decimal text ("1,234.50", "₹250"); else `null`. @internal */
export function amount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > 40) return null;
  const digits = value.replace(/[,₹\s]/g, '');
  return DECIMAL.test(digits) ? Number(digits) : null;
}

/** True for true, "true", 1 and "1" only: the text "false" is not a yes. @internal */
export function flag(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}

/** An id that may enter an address, or `null` (decision c3). @internal */
export function safeId(value: unknown): string | null {
  const id = text(value);
  return SAFE_ID.test(id) ? id : null;
}

/** Whether a value is a plain record. @internal */
export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record itself, or an empty one. @internal */
export function record(value: unknown): Wire {
  return isWire(value) ? value : {};
}

/** The array itself, whatever it holds, or an empty one. @internal */
export function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The records of an array; rows of any other kind are left out. @internal */
export function list(value: unknown): Wire[] {
  return array(value).filter(isWire);
}
