export function replaced<Entry>(
  list: readonly Entry[],
  at: number,
  change: Partial<Entry>,
): Entry[] {
  return list.map((entry, index) => (index === at ? { ...entry, ...change } : entry));
}

export function without<Entry>(list: readonly Entry[], at: number): Entry[] {
  return list.filter((_, index) => index !== at);
}
