import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { box } from '../theme/theme';

/** Its width says whether the portal's box is wide; the container query alone decides. */
const Probe = styled.div`
  position: absolute;
  visibility: hidden;
  inline-size: 1px;
  ${box.wide} {
    inline-size: 2px;
  }
`;

const WIDE_PX = 1024;

/**
 * Whether the portal's box is wide, for what cannot be told in styles alone: another set of
 * components. The probe has to stand somewhere in the page. Before the page is laid out the window
 * tells, since reading the box then would lay the page out one time more.
 */
export function useIsWide(): { isWide: boolean; probe: ReactNode } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isWide, setWide] = useState(() => window.innerWidth >= WIDE_PX);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWide(element.clientWidth > 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { isWide, probe: <Probe ref={setElement} aria-hidden="true" /> };
}
