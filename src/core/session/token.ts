const PRINTABLE_ASCII = /^[\x21-\x7e]{1,3800}$/;
const EMPTY_WORDS = new Set(['undefined', 'null']);

/** Whether a value can be a bearer: 1-3,800 printable ASCII characters (decision c2). @internal */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && PRINTABLE_ASCII.test(value) && !EMPTY_WORDS.has(value);
}
