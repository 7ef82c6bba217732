/** The list with one entry at another index. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entries = [...list];
  entries.splice(to, 0, ...entries.splice(from, 1));
  return entries;
}
