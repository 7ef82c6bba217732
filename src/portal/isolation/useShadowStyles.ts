import { useEffect, useRef } from 'react';
import type { Portal } from '../createPortal';
import type { VendorPortalProps } from '../VendorPortalProps';
import type { ShadowStyles } from './shadowStyles';

interface Given extends Pick<VendorPortalProps, 'shadowStyles' | 'nonce'> {
  shadow?: ShadowRoot;
}

/** Adds the style sheets of the host to the shadow root. Their code is loaded only if there are any. */
export function useShadowStyles({ findings }: Portal, { shadow, shadowStyles, nonce }: Given) {
  const styles = useRef<Promise<ShadowStyles>>(null);
  useEffect(() => {
    if (!shadowStyles && !styles.current) return;
    styles.current ??= import('./shadowStyles').then(({ createShadowStyles }) =>
      createShadowStyles(shadow, findings.report),
    );
    styles.current.then(
      ({ set }) => set(shadowStyles, nonce),
      () => {},
    );
  }, [shadow, shadowStyles, nonce, findings]);
  useEffect(
    () => () =>
      void styles.current?.then(
        ({ set }) => set([], undefined),
        () => {},
      ),
    [],
  );
}
