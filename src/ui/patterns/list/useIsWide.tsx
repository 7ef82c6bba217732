import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { box } from '../../theme/theme';

/** An element whose width shows the result of the container query. */
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
 * Whether the container is wide, for components that depend on it. The first value is a guess, which avoids a layout.
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
