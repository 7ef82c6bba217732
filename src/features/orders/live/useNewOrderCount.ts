import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { waitingCountAtom } from '../../../core/orders/live/queries';
import { newOrderCountAtom } from '../../../core/orders/newOrders';
import { servicesAtom } from '../../../core/state/services';

/** Reports the number of new orders to the host and the page's title; 0 on unmount. */
export function useNewOrderCount() {
  const count = useAtomValue(waitingCountAtom);
  const setCount = useSetAtom(newOrderCountAtom);
  const { callbacks } = useAtomValue(servicesAtom);
  const reported = useRef(0);
  useEffect(() => {
    if (count === undefined) return;
    reported.current = count;
    setCount(count);
    callbacks.onEvent({ type: 'new-orders', count });
  }, [count, setCount, callbacks]);
  useEffect(
    () => () => {
      if (reported.current > 0) callbacks.onEvent({ type: 'new-orders', count: 0 });
      reported.current = 0;
      setCount(0);
    },
    [setCount, callbacks],
  );
}
