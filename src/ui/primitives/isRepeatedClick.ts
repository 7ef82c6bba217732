/**
 * The second click of a double click may land on whatever has just come under the pointer: the
 * next order's card, or the button of a dialog. It is never meant for that.
 */
export function isRepeatedClick({ detail }: { readonly detail: number }): boolean {
  return detail > 1;
}
