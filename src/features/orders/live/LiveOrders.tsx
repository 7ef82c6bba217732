import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { clockAtom } from '../../../core/clock/state';
import { connectionAtom } from '../../../core/connection/state';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { isFirstPaintOverAtom } from '../../../core/state/firstPaint';
import { queryClientAtom } from '../../../core/state/queryClient';
import { openStreamAtom, restaurantIdAtom } from '../../../core/state/services';
import { box, space } from '../../../ui/theme/theme';
import { orderMutations } from '../status/useOrderActions';
import { UnconfirmedChanges } from '../status/UnconfirmedChanges';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { startPolling } from '../../../core/orders/live/startPolling';
import { hiddenPreparingAtom, hiddenWaitAtom, pollingAtom } from '../../../core/orders/live/state';
import { useNewOrderCount } from './useNewOrderCount';

const Slot = styled.div`
  padding: ${space[3]} ${space[4]} 0;
  &:empty {
    display: none;
  }
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
`;

/** Polls the orders and shows unconfirmed changes, on every signed-in screen. */
export function LiveOrders() {
  usePolling();
  const can = useAtomValue(accessAtom);
  return can(RIGHTS.seeOrders) && <VisibleOrders />;
}

function VisibleOrders() {
  useNewOrderCount();
  usePreloadedMutations();
  return (
    <Slot>
      <UnconfirmedChanges />
    </Slot>
  );
}

function usePreloadedMutations() {
  const isFirstPaintOver = useAtomValue(isFirstPaintOverAtom);
  useEffect(() => {
    // A click loads the code again.
    if (isFirstPaintOver) orderMutations.load().catch(() => {});
  }, [isFirstPaintOver]);
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
