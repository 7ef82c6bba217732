import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { hasCapabilityAtom } from '../capabilities';
import { toDate } from '../format/formats';
import { pollingAtom } from './live/state';
import { isNew } from './statuses';
import type { Order } from './types';

/** The server's deadline for an answer to a new order (capability `orders.deadline`), in epoch ms. */
export function useAnswerBy(): (order: Order) => number | null {
  const hasDeadline = useAtomValue(hasCapabilityAtom)('orders.deadline');
  return useCallback(
    (order) => (hasDeadline && isNew(order) && toDate(order.answerBy)?.getTime()) || null,
    [hasDeadline],
  );
}

/** The server ends the order, so its list is read again when the countdown reaches zero. */
export function useReadAtEnd(isOver: boolean): void {
  const polling = useAtomValue(pollingAtom);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) polling?.readMoved(['waiting']);
    wasOver.current = isOver;
  }, [isOver, polling]);
}
