/** React keys of rows: their ids, with a suffix if the server repeats an id. */
export function uniqueKeys(ids: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const repeats = seen.get(id) ?? 0;
    seen.set(id, repeats + 1);
    return repeats === 0 ? id : `${id} ${repeats}`;
  });
}
