import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { newOrderCountAtom } from '../../../core/state/newOrders';
import { servicesAtom } from '../../../core/state/services';
import { waitingCountAtom } from '../queries';

/** Tells the host and the page's title how many new orders wait, and 0 when nobody looks any more. */
export function useNewOrderCount() {
  const count = useAtomValue(waitingCountAtom);
  const setCount = useSetAtom(newOrderCountAtom);
  const { callbacks } = useAtomValue(servicesAtom);
  const told = useRef(0);
  useEffect(() => {
    if (count === undefined) return;
    told.current = count;
    setCount(count);
    callbacks.onEvent({ type: 'new-orders', count });
  }, [count, setCount, callbacks]);
  useEffect(
    () => () => {
      if (told.current > 0) callbacks.onEvent({ type: 'new-orders', count: 0 });
      told.current = 0;
      setCount(0);
    },
    [setCount, callbacks],
  );
}
