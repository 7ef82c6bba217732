import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { servicesAtom } from '../../../core/state/services';
import { ErrorBoundary } from '../../../ui/patterns/ErrorBoundary';
import { ChunkFailure, lazyPage } from '../../../ui/patterns/lazyPage';
import { RetryRow } from '../../../ui/patterns/list/RetryRow';
import { soldOutRequestsAtom } from './state';

const StockDialogs = lazyPage(() => import('./StockDialogs'), 'StockDialogs');

/** On every signed-in screen, so that a question stays open when its order leaves the screen. */
export function StockHost() {
  const requests = useAtomValue(soldOutRequestsAtom);
  const clear = useSetAtom(soldOutRequestsAtom);
  useEffect(() => () => clear([]), [clear]);
  return requests.length > 0 && <Loaded />;
}

function Loaded() {
  const { callbacks } = useAtomValue(servicesAtom);
  const report = (error: unknown) => {
    if (!(error instanceof ChunkFailure)) throw error;
    error.forget();
    callbacks.onError(error);
  };
  return (
    <ErrorBoundary onCatch={report} fallback={({ retry }) => <RetryRow onRetry={retry} />}>
      <Suspense fallback={null}>
        <StockDialogs />
      </Suspense>
    </ErrorBoundary>
  );
}
