import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { connectionAtom } from '../../../core/connection/state';
import { queryClientAtom } from '../../../core/state/queryClient';
import { restaurantIdAtom } from '../../../core/state/services';
import { orderFeedAtom } from './orderFeed';
import { startPolling } from './startPolling';
import { pollingAtom } from './state';

/** Keeps the orders on the screens of this session up to date while the component is shown. */
export function usePolling() {
  const feed = useAtomValue(orderFeedAtom);
  const cache = useAtomValue(queryClientAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const connection = useAtomValue(connectionAtom);
  const setPolling = useSetAtom(pollingAtom);
  useEffect(() => {
    if (!feed.scope) return;
    const polling = startPolling({ feed, cache, restaurantId, connection });
    setPolling(polling);
    return () => {
      polling.stop();
      setPolling(null);
    };
  }, [feed, cache, restaurantId, connection, setPolling]);
}
