/** The codes of a text such as `egg, milk`. */
export function codesOf(value: string): string[] {
  return value
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

/** Codes as one text, each once and sorted, so that the same codes are always the same text. */
export function joinCodes(codes: readonly string[]): string {
  return [...new Set(codes.flatMap(codesOf))].sort().join(', ');
}
