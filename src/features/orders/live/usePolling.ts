import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { connectionAtom } from '../../../core/connection/state';
import { queryClientAtom } from '../../../core/state/queryClient';
import { restaurantIdAtom } from '../../../core/state/services';
import { orderFeedAtom } from './orderFeed';
import { startPolling } from './startPolling';
import { hiddenWaitAtom, pollingAtom } from './state';

/** Keeps the orders on the screens of this session up to date while the component is shown. */
export function usePolling() {
  const store = useStore();
  const feed = useAtomValue(orderFeedAtom);
  const cache = useAtomValue(queryClientAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const connection = useAtomValue(connectionAtom);
  const setPolling = useSetAtom(pollingAtom);
  useEffect(() => {
    if (!feed.scope) return;
    const hiddenWaitMs = () => store.get(hiddenWaitAtom);
    const polling = startPolling({ feed, cache, restaurantId, connection, hiddenWaitMs });
    const unsubscribe = store.sub(hiddenWaitAtom, polling.schedule);
    setPolling(polling);
    return () => {
      unsubscribe();
      polling.stop();
      setPolling(null);
    };
  }, [store, feed, cache, restaurantId, connection, setPolling]);
}
