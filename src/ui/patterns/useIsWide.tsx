import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { box } from '../theme/theme';

/** Has a width only where the portal's box is wide; the container query alone decides. */
const Probe = styled.div`
  display: none;
  position: absolute;
  inline-size: 1px;
  ${box.wide} {
    display: block;
  }
`;

/**
 * Whether the portal's box is wide, for what cannot be told in styles alone: another set of
 * components. The probe has to stand somewhere in the page.
 */
export function useIsWide(): { isWide: boolean; probe: ReactNode } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!element) return () => {};
      const observer = new ResizeObserver(onChange);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [element],
  );
  const isWide = useSyncExternalStore(subscribe, () => (element?.clientWidth ?? 0) > 0);
  return { isWide, probe: <Probe ref={setElement} aria-hidden="true" /> };
}
