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

/** The entries at these indexes. */
export function inOrder<Entry extends object>(
  list: readonly Entry[],
  order: readonly number[],
): Entry[] {
  return order.flatMap((index) => list[index] ?? []);
}
