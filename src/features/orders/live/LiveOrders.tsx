import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { clockAtom } from '../../../core/clock/state';
import { connectionAtom } from '../../../core/connection/state';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { startPolling } from '../../../core/orders/live/startPolling';
import { hiddenPreparingAtom, hiddenWaitAtom, pollingAtom } from '../../../core/orders/live/state';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { isFirstPaintOverAtom } from '../../../core/state/firstPaint';
import { queryClientAtom } from '../../../core/state/queryClient';
import { openStreamAtom, restaurantIdAtom } from '../../../core/state/services';
import { LatePart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { orderMutations } from '../status/useOrderActions';
import { useNewOrderCount } from './useNewOrderCount';

const Unfinished = lazyPage(() => import('./Unfinished'), 'Unfinished');

/** Polls the orders and shows what is unfinished, on every signed-in screen. */
export function LiveOrders() {
  usePolling();
  const can = useAtomValue(accessAtom);
  return can(RIGHTS.seeOrders) && <VisibleOrders />;
}

function VisibleOrders() {
  useNewOrderCount();
  const isFirstPaintOver = useAtomValue(isFirstPaintOverAtom);
  useEffect(() => {
    // A click loads the code again.
    if (isFirstPaintOver) orderMutations.load().catch(() => {});
  }, [isFirstPaintOver]);
  return (
    <LatePart>
      <Unfinished />
    </LatePart>
  );
}

function usePolling() {
  const store = useStore();
  const feed = useAtomValue(orderFeedAtom);
  const cache = useAtomValue(queryClientAtom);
  const clock = useAtomValue(clockAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const connection = useAtomValue(connectionAtom);
  const openStream = useAtomValue(openStreamAtom);
  const setPolling = useSetAtom(pollingAtom);
  useEffect(() => {
    if (!feed.scope) return;
    const polling = startPolling({
      feed,
      cache,
      clock,
      restaurantId,
      connection,
      openStream,
      hiddenWaitMs: () => store.get(hiddenWaitAtom),
      hiddenPreparingMs: () => store.get(hiddenPreparingAtom),
    });
    const stops = [hiddenWaitAtom, hiddenPreparingAtom].map((intervalAtom) =>
      store.sub(intervalAtom, polling.schedule),
    );
    setPolling(polling);
    return () => {
      for (const stop of stops) stop();
      polling.stop();
      setPolling(null);
    };
  }, [store, feed, cache, clock, restaurantId, connection, openStream, setPolling]);
}
