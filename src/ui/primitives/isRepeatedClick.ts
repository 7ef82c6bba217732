/** Whether a click is the second one of a double click, which may hit a button that has just appeared. */
export function isRepeatedClick({ detail }: { readonly detail: number }): boolean {
  return detail > 1;
}
