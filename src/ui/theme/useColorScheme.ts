import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ColorScheme } from '../../core/contracts';

/**
 * The colour scheme to show. `system` follows the device, or the page if `darkWhen` is the selector of an element
 * around the portal while the page is dark.
 */
export function useColorScheme(
  scheme: ColorScheme,
  darkWhen: string | undefined,
  rootRef: RefObject<Element | null>,
): 'light' | 'dark' {
  const [isDark, setIsDark] = useState(() => read(null, darkWhen));
  useLayoutEffect(() => {
    const follow = () => setIsDark(read(rootRef.current, darkWhen));
    follow();
    const device = deviceIsDark();
    const page = new MutationObserver(follow);
    if (darkWhen) for (const node of around(rootRef.current)) page.observe(node, ATTRIBUTES);
    device?.addEventListener('change', follow);
    return () => {
      device?.removeEventListener('change', follow);
      page.disconnect();
    };
  }, [darkWhen, rootRef]);
  return scheme === 'system' ? (isDark ? 'dark' : 'light') : scheme;
}

const ATTRIBUTES = { attributes: true };

const deviceIsDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function read(root: Element | null, darkWhen: string | undefined): boolean {
  if (!darkWhen) return deviceIsDark()?.matches ?? false;
  try {
    return around(root).some((node) => (node as Element).matches?.(darkWhen));
  } catch {
    // The check of the appearance reports a selector that cannot be used.
    return false;
  }
}

/** The nodes around the portal, across shadow roots. Before the portal is in the page, this is its root element. */
function around(root: Element | null): Node[] {
  const found: Node[] = [];
  let at: Node | null | undefined = root ?? document.body;
  while ((at = at?.parentNode ?? (at as ShadowRoot | null)?.host)) found.push(at);
  return found;
}
