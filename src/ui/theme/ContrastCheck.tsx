import { useEffect, useRef } from 'react';
import type { Appearance, Logger } from '../../core/contracts';

interface ContrastCheckProps {
  appearance: Appearance;
  logger: Logger;
}

/** In development: each set of the host's colours is looked at once. */
export function ContrastCheck({ appearance, logger }: ContrastCheckProps) {
  const probe = useRef<HTMLSpanElement>(null);
  // An inline object is another one at every rendering, with the same colours in it.
  const colors = JSON.stringify([appearance.light, appearance.dark]);
  useEffect(() => {
    let isOver = false;
    const [light, dark] = JSON.parse(colors) as (Appearance['light'] | null)[];
    const given = { ...(light && { light }), ...(dark && { dark }) };
    import('./checkContrast').then(
      ({ checkContrast }) =>
        !isOver && probe.current && checkContrast(probe.current, given, logger),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [colors, logger]);
  return <span ref={probe} hidden />;
}
