/** The first and the last of days such as `2026-11-20`; `''` is no day. */
export function daySpan(days: readonly string[]): readonly [string, string] | undefined {
  const known = days.filter(Boolean).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  return first && last ? [first, last] : undefined;
}
