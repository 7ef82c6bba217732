import type { ExtraFields } from '../../core/contracts';

/** Describes the type of a value for a report about a prop: `a string`, `a list` or `an object`. */
export function describeKind(given: unknown): string {
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' ? 'an object' : `a ${typeof given}`;
}

/** The list that the host passed, or an empty one. A host in JavaScript can pass any value. */
export function toList<Item>(given: unknown): readonly Item[] {
  return Array.isArray(given) ? given : [];
}

/** The lists of keys; anything else is left out. */
export function usableKeys(given: ExtraFields): ExtraFields {
  const keys = Object.entries(given).map(([name, list]) => [
    name,
    toList<string>(list).filter((key) => typeof key === 'string'),
  ]);
  return Object.fromEntries(keys);
}
