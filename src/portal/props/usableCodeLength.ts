const SPECIFIED = 4;

/** The number of digits of a one-time code; a length that is not supported is replaced by the specified one (A9). */
export function usableCodeLength(given: unknown): number {
  const length = given && typeof given === 'object' && 'length' in given ? given.length : undefined;
  const isUsable = Number.isInteger(length) && Number(length) >= 4 && Number(length) <= 8;
  return isUsable ? Number(length) : SPECIFIED;
}
