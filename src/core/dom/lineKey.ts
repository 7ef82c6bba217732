import { isFromRight } from './isFromRight';

const OPPOSITE: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * A key as if lines ran from left to right: `ArrowRight` leads on and `ArrowLeft` back in every language (c125).
 *
 * @internal
 */
export function lineKey(key: string, element: Element | null | undefined): string {
  return (isFromRight(element) && OPPOSITE[key]) || key;
}
