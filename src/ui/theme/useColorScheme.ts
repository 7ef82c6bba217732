import { useCallback, useSyncExternalStore } from 'react';
import type { ColorScheme } from '../../core/contracts';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(DARK);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** The scheme to wear now; `system` follows the device while mounted. */
export function useColorScheme(scheme: ColorScheme): 'light' | 'dark' {
  const read = useCallback(() => globalThis.matchMedia?.(DARK).matches ?? false, []);
  const prefersDark = useSyncExternalStore(subscribe, read, () => false);
  if (scheme !== 'system') return scheme;
  return prefersDark ? 'dark' : 'light';
}
