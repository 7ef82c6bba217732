import { useEffect, useRef } from 'react';
import type { Appearance, Logger } from '../../core/contracts';

interface ContrastCheckProps {
  appearance: Appearance;
  logger: Logger;
}

/** Warns about colours with too little contrast. The component is used only in development. */
export function ContrastCheck({ appearance, logger }: ContrastCheckProps) {
  const probe = useRef<HTMLSpanElement>(null);
  // Use a stable value, because hosts often pass a new object with the same colours.
  const colors = JSON.stringify([appearance.light, appearance.dark]);
  useEffect(() => {
    let isCancelled = false;
    const [light, dark] = JSON.parse(colors) as (Appearance['light'] | null)[];
    const given = { ...(light && { light }), ...(dark && { dark }) };
    import('./checkContrast').then(
      ({ checkContrast }) =>
        !isCancelled && probe.current && checkContrast(probe.current, given, logger),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [colors, logger]);
  return <span ref={probe} hidden />;
}
