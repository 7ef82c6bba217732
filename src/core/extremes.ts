/** `Math.max(...values)` for any number of values: a function takes some ten thousand arguments (T17). */
export function largest(values: Iterable<number>): number {
  let maximum = -Infinity;
  for (const value of values) if (value > maximum) maximum = value;
  return maximum;
}

/** `Math.min(...values)` for any number of values. */
export function smallest(values: Iterable<number>): number {
  let minimum = Infinity;
  for (const value of values) if (value < minimum) minimum = value;
  return minimum;
}
