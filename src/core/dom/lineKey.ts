const OPPOSITE: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** Whether lines run from right to left where this element is. @internal */
export function isFromRight(element: Element | null | undefined): boolean {
  return element?.closest('[dir]')?.getAttribute('dir') === 'rtl';
}

/**
 * A key as if lines ran from left to right: `ArrowRight` leads on and `ArrowLeft` back in every language (c125).
 *
 * @internal
 */
export function lineKey(key: string, element: Element | null | undefined): string {
  return (isFromRight(element) && OPPOSITE[key]) || key;
}
