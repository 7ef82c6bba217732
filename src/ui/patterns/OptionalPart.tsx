import type { ReactElement, ReactNode } from 'react';
import { useIsCutOff } from '../../core/connection/state';
import { lazyOf, useLoaded } from './lazyPage';

interface OptionalPartProps {
  fallback?: ReactNode;
  /** An element of a lazy component. */
  children: ReactElement;
}

/** A part that the screen can do without: until its code is loaded, and if it cannot be, `fallback` is shown. */
export function OptionalPart({ fallback = null, children }: OptionalPartProps) {
  const isCutOff = useIsCutOff();
  useLoaded(children, !isCutOff);
  return lazyOf(children)?.isLoaded() ? children : fallback;
}
