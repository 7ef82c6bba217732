/** `Math.max(...values)` for any number of values: a function takes some ten thousand arguments (T17). */
export function largest(values: Iterable<number>): number {
  let found = -Infinity;
  for (const value of values) if (value > found) found = value;
  return found;
}

/** `Math.min(...values)` for any number of values. */
export function smallest(values: Iterable<number>): number {
  let found = Infinity;
  for (const value of values) if (value < found) found = value;
  return found;
}
