import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { servicesAtom } from '../../../core/state/services';
import { ErrorBoundary } from '../../../ui/patterns/ErrorBoundary';
import { ChunkFailure, lazyPage } from '../../../ui/patterns/lazyPage';
import { RetryRow } from '../../../ui/patterns/list/RetryRow';
import {
  clearStockAtom,
  outUntilItemAtom,
  soldOutRequestsAtom,
  storedRemindersAtom,
} from './state';

const StockDialogs = lazyPage(() => import('./StockDialogs'), 'StockDialogs');

/** Rendered on every signed-in screen, so that a question stays open when its order leaves the screen. */
export function StockHost() {
  const has = useAtomValue(hasScreenAtom);
  const can = useAtomValue(accessAtom);
  const requests = useAtomValue(soldOutRequestsAtom);
  const outUntil = useAtomValue(outUntilItemAtom);
  const reminders = useAtomValue(storedRemindersAtom);
  const clear = useSetAtom(clearStockAtom);
  useEffect(() => clear, [clear]);
  if (!has(paths.foodMenu) || !can(RIGHTS.setStock)) return null;
  const isNeeded = requests.length > 0 || outUntil || reminders;
  return isNeeded ? <Loaded /> : null;
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
