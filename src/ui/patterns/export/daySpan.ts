/** The first and the last day in a list of days such as `2026-11-20`; ignores `''`. */
export function daySpan(days: readonly string[]): readonly [string, string] | undefined {
  let [first, last] = ['', ''];
  for (const day of days) {
    if (day && (!first || day < first)) first = day;
    if (day > last) last = day;
  }
  return first ? [first, last] : undefined;
}
