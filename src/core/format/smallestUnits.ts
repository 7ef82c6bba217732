/** The number of smallest units in one unit of a currency: 100 paise, or 1,000 fils in Kuwait. */
export function unitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}

/** Rounds half up to a whole number. Rounding to 12 digits first removes the errors of binary fractions. */
export function roundHalfUp(value: number): number {
  return Math.round(Number(value.toPrecision(12)));
}
