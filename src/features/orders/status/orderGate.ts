import { type Getter, useAtomValue, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { connectionAtom } from '../../../core/connection/state';
import { useText } from '../../../core/messages/useText';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { knownOrders } from '../../../core/orders/live/queries';
import { isNew } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import messages from '../messages.en.json';
import { pendingChangesAtom } from './pendingChanges';

/** Why an order cannot be changed now. Each reason is the key of its text, but a pending change has its own note. */
type OrderGate =
  | 'stepNotAllowed'
  | 'pending'
  | 'changingElsewhere'
  | 'notReached'
  | 'answeredElsewhere';

/**
 * Reads the gate of an order at this moment; `null` if the vendor can change it. Keys ask it, because they can be
 * pressed before a change is rendered (c4).
 */
export function readOrderGate(get: Getter, order: Order): OrderGate | null {
  const { id } = order;
  if (!get(accessAtom)(isNew(order) ? RIGHTS.answerOrders : RIGHTS.moveOrders)) {
    return 'stepNotAllowed';
  }
  if (get(pendingChangesAtom).has(id)) return 'pending';
  if (get(orderFeedAtom).elsewhere.has(id)) return 'changingElsewhere';
  if ((get(connectionAtom)?.getState() ?? 'good') !== 'good') return 'notReached';
  const isAnswered = isNew(order) && get(knownOrders.waiting)?.every((one) => one.id !== id);
  return isAnswered ? 'answeredElsewhere' : null;
}

/** Why the buttons of an order are off, and the sentence that says so next to them. */
export function useOrderGate(order: Order) {
  const text = useText(messages);
  const { get, sub } = useStore();
  const connection = useAtomValue(connectionAtom);
  const { elsewhere } = useAtomValue(orderFeedAtom);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [
        ...[accessAtom, pendingChangesAtom, knownOrders.waiting].map((one) => sub(one, onChange)),
        elsewhere.subscribe(onChange),
        connection?.subscribe(onChange),
      ];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [sub, elsewhere, connection],
  );
  const read = () => readOrderGate(get, order);
  const gate = useSyncExternalStore(subscribe, read, read);
  const isQuiet = gate === null || gate === 'pending';
  return { gate, blockedBy: isQuiet ? undefined : text(gate) };
}
