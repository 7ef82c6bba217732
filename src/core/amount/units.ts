/** The number of decimal places of a currency: 2 for the rupee, 0 for the yen, 3 for the Kuwaiti dinar. @internal */
export function placesOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** The number of smallest units in one unit of a currency: 100 paise, or 1,000 fils in Kuwait. @internal */
export function unitsOf(currency: string): number {
  return 10 ** placesOf(currency);
}

/**
 * Rounds a computed value half up to a whole number. Rounding to 15 digits first removes the errors of binary
 * fractions, such as in 1.005 × 100.
 *
 * @internal
 */
export function roundHalfUp(value: number): number {
  return Math.round(Number(value.toPrecision(15)));
}

/** An amount in the smallest unit of its currency, rounded half up, such as 3.765 dinars. @internal */
export function roundAmount(amount: number, currency: string): number {
  const units = unitsOf(currency);
  return roundHalfUp(amount * units) / units;
}

/** An amount in the smallest unit; `null` if it is not a number. @internal */
export function toUnits(amount: number | null, units: number): number | null {
  return amount !== null && Number.isFinite(amount) ? roundHalfUp(amount * units) : null;
}
