/**
 * A React key for each row that stays the same while rows come and go around it, so that the focus
 * is not lost; an id that the server repeats gets a number behind it.
 */
export function rowKeys(rows: readonly { id: string }[]): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ id }) => {
    const repeats = seen.get(id) ?? 0;
    seen.set(id, repeats + 1);
    return repeats === 0 ? id : `${id} ${repeats}`;
  });
}
