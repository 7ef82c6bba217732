/** `a string`, `a list` or `an object`: what the host passed, for a report about a prop. */
export function describeKind(given: unknown): string {
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' ? 'an object' : `a ${typeof given}`;
}

/** The list that the host passed, which in JavaScript can be anything. */
export function toList<Item>(given: unknown): readonly Item[] {
  return Array.isArray(given) ? given : [];
}
