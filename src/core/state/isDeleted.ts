interface Row {
  id: string;
}

/**
 * Whether the rows prove a deletion after a lost response. If the row was the only one, an empty list or `null` also
 * proves it.
 */
export function isDeleted(now: readonly Row[], id: string, before: readonly Row[]): boolean {
  return now.every((row) => row.id !== id) && (now.length > 0 || before.length === 1);
}
