/** Matches a number with a decimal point. Its groups have three digits, or two before the last three as in India. */
const DECIMAL = /^-?(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3}|\d{1,3}(\s\d{3})+)(\.\d+)?$/;
const SIGN_AND_CURRENCY = /^(-?)\s*\p{Sc}\s*/u;
const CURRENCY_AT_END = /(?<!\s)\s*\p{Sc}$/u;

/**
 * Reads a number or a decimal text such as "1,234.50" or "$250"; returns `null` for anything else. A text such as
 * "12,50" is refused, because it means 12.50 in one country and 1250 in another.
 */
export function amount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > 40) return null;
  const digits = value.trim().replace(SIGN_AND_CURRENCY, '$1').replace(CURRENCY_AT_END, '');
  return DECIMAL.test(digits) ? Number(digits.replace(/[,\s]/g, '')) : null;
}
