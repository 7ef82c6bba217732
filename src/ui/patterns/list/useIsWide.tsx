import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { createSizeObserver } from '../../../core/dom/sizeObserver';
import { box } from '../../theme/theme';

/** An element whose width shows the result of the container queries. */
const Probe = styled.div`
  position: absolute;
  visibility: hidden;
  inline-size: 1px;
  ${box.fromMedium} {
    inline-size: 2px;
  }
  ${box.wide} {
    inline-size: 3px;
  }
`;

const MEDIUM = { fromPx: 640, probePx: 2 };
const WIDE = { fromPx: 1024, probePx: 3 };

function useProbe({ fromPx, probePx }: typeof WIDE): readonly [boolean, ReactNode] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isReached, setReached] = useState(() => window.innerWidth >= fromPx);
  useEffect(() => {
    if (!element) return;
    const observer = createSizeObserver(() => setReached(element.clientWidth >= probePx));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, probePx]);
  return [isReached, <Probe key="probe" ref={setElement} aria-hidden="true" />];
}

/**
 * Whether the container is wide, for components that depend on it. The first value is a guess, which avoids a layout.
 */
export function useIsWide(): { isWide: boolean; probe: ReactNode } {
  const [isWide, probe] = useProbe(WIDE);
  return { isWide, probe };
}

/** The same for a container that is at least medium. */
export function useIsMedium(): { isMedium: boolean; probe: ReactNode } {
  const [isMedium, probe] = useProbe(MEDIUM);
  return { isMedium, probe };
}
