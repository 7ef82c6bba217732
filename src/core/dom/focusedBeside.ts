/** The focused element in the same tree, because `document.activeElement` does not look into a shadow tree. */
export function focusedBeside(element: Element): HTMLElement | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
}
