/** The second click of a double click may hit a button that has just appeared. */
export function isRepeatedClick({ detail }: { readonly detail: number }): boolean {
  return detail > 1;
}
