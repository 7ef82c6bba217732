import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { PortalError } from '../../../core/contracts';
import { servicesAtom } from '../../../core/state/services';
import { ErrorBoundary } from '../ErrorBoundary';
import { ChunkFailure } from '../lazyPage';

interface HostBoundaryProps {
  /** Shown while the content loads, and if it throws. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around content of the host. Content that throws is left out until another screen is opened. */
export function HostBoundary({ fallback = null, children }: HostBoundaryProps) {
  const { callbacks } = useAtomValue(servicesAtom);
  const { pathname } = useLocation();
  const report = (error: unknown) => {
    if (error instanceof ChunkFailure) error.forget();
    callbacks.onError(error as PortalError);
  };
  return (
    <ErrorBoundary resetKey={pathname} onCatch={report} fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
