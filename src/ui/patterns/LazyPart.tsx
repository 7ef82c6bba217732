import { useAtomValue, useStore } from 'jotai';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useIsCutOff } from '../../core/connection/state';
import { isFirstPaintOverAtom } from '../../core/state/firstPaint';
import { servicesAtom } from '../../core/state/services';
import { ErrorBoundary } from './ErrorBoundary';
import { ChunkFailure, useLoaded } from './lazyPage';
import { RetryRow } from './QueryView';

interface LazyPartProps {
  isShown: boolean;
  /** Shown until the part is loaded. */
  fallback?: ReactNode;
  /** An element of a lazy component. */
  children: ReactElement;
}

/**
 * A part of a signed-in screen that the first paint does not need. Its code is loaded after that paint, or as soon as
 * the part is shown.
 */
export function LazyPart({ isShown, fallback = null, children }: LazyPartProps) {
  const isFirstPaintOver = useAtomValue(isFirstPaintOverAtom);
  const isCutOff = useIsCutOff();
  const isSettled = useLoaded(children, (isShown || isFirstPaintOver) && !isCutOff);
  if (!isShown) return null;
  return isSettled ? <Part fallback={fallback}>{children}</Part> : fallback;
}

/** A part that is shown after the first paint. */
export function LatePart({ children }: Pick<LazyPartProps, 'children'>) {
  const isFirstPaintOver = useAtomValue(isFirstPaintOverAtom);
  return isFirstPaintOver && <LazyPart isShown>{children}</LazyPart>;
}

/** A failed load does not remove the screen around the part. */
function Part({ fallback, children }: Pick<LazyPartProps, 'fallback' | 'children'>) {
  const store = useStore();
  const report = (error: unknown) => {
    if (!(error instanceof ChunkFailure)) throw error;
    error.forget();
    store.get(servicesAtom).callbacks.onError(error);
  };
  return (
    <ErrorBoundary onCatch={report} fallback={({ retry }) => <RetryRow onRetry={retry} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
