/** What has the focus around an element; of a shadow tree the document knows only the host. @internal */
export function focusedBeside(element: Element): HTMLElement | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
}
