import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Portal } from '../createPortal';
import type { VendorPortalProps } from '../VendorPortalProps';
import { createPortalRoot, openShadow, type PortalRoot } from './portalRoot';
import type { ShadowStyles } from './shadowStyles';

/** A custom element, because pages often style every `div`. */
const Box = 'vendor-portal-box' as string as 'div';
/** Important rules inside the shadow root take precedence over important rules of the page. */
const BOX = 'all: initial !important; display: block !important; block-size: 100% !important';

interface ShadowBoxProps {
  children: (shadow: ShadowRoot) => ReactNode;
}

interface Inside {
  shadow: ShadowRoot;
  root: PortalRoot;
}

/** Has its own React root (record 0017): with `createPortal` the host gets every event twice. */
export function ShadowBox({ children }: ShadowBoxProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const insideRef = useRef<Inside>(null);
  useLayoutEffect(() => {
    if (!boxRef.current) return;
    insideRef.current ??= openBox(boxRef.current);
    const { shadow, root } = insideRef.current;
    root.render(children(shadow));
  });
  useLayoutEffect(() => () => insideRef.current?.root.scheduleUnmount(), []);
  return <Box ref={boxRef} />;
}

function openBox(box: HTMLElement): Inside {
  const shadow = openShadow(box, BOX);
  // A separate container, because React empties its root and the styles are in the shadow root.
  const container = document.createElement('div');
  container.style.display = 'contents';
  shadow.append(container);
  return { shadow, root: createPortalRoot(container) };
}

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
