import { useEffect, useMemo, useRef } from 'react';
import type { Logger } from '../../core/contracts';
import { isDevelopment } from '../../core/isDevelopment';

/** The nonce for styles and scripts of the portal. In development, a nonce that is replaced is logged once. */
export function useNonce(given: string | undefined, logger: Logger): string | undefined {
  const nonce = useMemo(() => usableNonce(given), [given]);
  const isLogged = useRef(false);
  const isReplaced = !!given && given !== nonce;
  useEffect(() => {
    if (!isReplaced || isLogged.current || !isDevelopment()) return;
    isLogged.current = true;
    import('../diagnostics/page/hostPageFaults').then(
      ({ foreignNonce }) => logger(foreignNonce),
      () => {},
    );
  }, [isReplaced, logger]);
  return nonce;
}

/**
 * The given nonce, or one of the document if `given` belongs to another response: after a client-side navigation, a
 * server passes a nonce that the policy of the document does not have (c87).
 */
function usableNonce(given = ''): string | undefined {
  // Browsers hide the attribute, but not the property.
  const ofPage = [...document.querySelectorAll<HTMLElement>('style[nonce],script[nonce]')].map(
    ({ nonce = '' }) => nonce,
  );
  const isOfPage = ofPage.includes(given);
  const all = new Set(isOfPage ? [given, ...ofPage] : [...ofPage, given]);
  all.delete('');
  // A blocked style is logged by the browser, so the last nonce is not tried.
  const last = [...all].at(-1);
  return [...all].find((nonce) => nonce === last || isAllowed(nonce));
}

function isAllowed(nonce: string): boolean {
  const style = document.createElement('style');
  style.nonce = nonce;
  document.head.append(style);
  const { sheet } = style;
  style.remove();
  return sheet !== null;
}
