/** Whether lines run from right to left in this element, as the browser lays them out. @internal */
export function isFromRight(element: Element | null | undefined): boolean {
  return !!element && getComputedStyle(element).direction === 'rtl';
}
