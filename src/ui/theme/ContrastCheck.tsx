import { useAtomValue } from 'jotai';
import { useContext, useEffect, useRef } from 'react';
import type { Appearance, Logger } from '../../core/contracts';
import { isImmersiveAtom } from './immersive';
import { SchemeContext } from './ThemeRoot';

interface ContrastCheckProps {
  appearance: Appearance;
  logger: Logger;
}

/** Warns about colours with too little contrast and about missing variables of the page, once. Used in development. */
export function ContrastCheck({ appearance, logger }: ContrastCheckProps) {
  const probe = useRef<HTMLSpanElement>(null);
  const logged = useRef(new Set<string>());
  const scheme = useContext(SchemeContext);
  const isImmersive = useAtomValue(isImmersiveAtom);
  // Use a stable value, because hosts often pass a new object with the same colours.
  const given = JSON.stringify(appearance);
  useEffect(() => {
    // Kitchen mode may show another scheme than the page.
    if (isImmersive) return;
    let isCancelled = false;
    import('./checkContrast').then(
      ({ checkContrast }) =>
        !isCancelled &&
        probe.current &&
        checkContrast(probe.current, JSON.parse(given), scheme, { logger, logged: logged.current }),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [given, scheme, isImmersive, logger]);
  return <span ref={probe} hidden />;
}
