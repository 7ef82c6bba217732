import { type Getter, useAtomValue, useStore } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import { connectionAtom } from '../../../core/connection/state';
import { useText } from '../../../core/messages/useText';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { knownOrders } from '../../../core/orders/live/queries';
import { pendingChangesAtom } from '../../../core/orders/statusChanges';
import { isNew } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { type Subscribe, shareSubscription } from '../../../core/shareSubscription';
import messages from '../messages.en.json';

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

/** Calls back when the gate of an order of a list may have changed. */
export function useGateChanges(): Subscribe {
  const { sub } = useStore();
  const connection = useAtomValue(connectionAtom);
  const { elsewhere } = useAtomValue(orderFeedAtom);
  return useMemo(
    () =>
      shareSubscription((emit) => {
        const stops = [
          ...[accessAtom, pendingChangesAtom, knownOrders.waiting].map((one) => sub(one, emit)),
          elsewhere.subscribe(emit),
          connection?.subscribe(emit),
        ];
        return () => {
          for (const stop of stops) stop?.();
        };
      }),
    [sub, elsewhere, connection],
  );
}

/** Why the buttons of an order are off, and the sentence that says so next to them. */
export function useOrderGate(order: Order) {
  return useGateOf(order, useGateChanges());
}

/** The gate of an order in a list, with its change in progress. */
export function useGateOf(order: Order, changes: Subscribe) {
  const text = useText(messages);
  const { get } = useStore();
  const read = () => get(pendingChangesAtom).get(order.id) ?? readOrderGate(get, order);
  const seen = useSyncExternalStore(changes, read, read);
  const pending = seen !== null && typeof seen === 'object' ? seen : undefined;
  const gate = typeof seen === 'string' ? seen : pending ? 'pending' : null;
  const isQuiet = gate === null || gate === 'pending';
  return { gate, blockedBy: isQuiet ? undefined : text(gate), pending };
}
