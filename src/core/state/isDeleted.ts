interface Row {
  id: string;
}

/** Proves a deletion after a lost response. An empty list proves it for the only row: `null` counts as empty. */
export function isDeleted(now: readonly Row[], id: string, before: readonly Row[]): boolean {
  return now.every((row) => row.id !== id) && (now.length > 0 || before.length === 1);
}
