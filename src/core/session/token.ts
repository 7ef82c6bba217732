const PRINTABLE_ASCII = /^[\x21-\x7e]{1,3800}$/;
const EMPTY_WORDS = new Set(['undefined', 'null']);

/** Whether a value is a token: 1 to 3,800 visible ASCII characters (c2). */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && PRINTABLE_ASCII.test(value) && !EMPTY_WORDS.has(value);
}
