/**
 * Whether a key belongs to an input method, such as one for Hindi. So does the Enter that ends a word; Safari sends it
 * after the end, with the code 229.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
