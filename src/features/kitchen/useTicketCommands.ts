import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useText } from '../../core/messages/useText';
import { listOf, polledKey } from '../../core/orders/keys';
import { orderQuestionAtom } from '../../core/orders/statusChanges';
import { statusFacts } from '../../core/orders/statuses';
import type { Order } from '../../core/orders/types';
import { queryClientAtom } from '../../core/state/queryClient';
import { notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { orderMessages, readOrderGate, useOrderActions } from '../orders/public';
import { useSteps } from './steps/useSteps';
import type { TicketCommands } from './ticket/ticketModel';

/** The commands of keys and buttons. An acceptance is sent at once, a later step after five seconds. */
export function useTicketCommands(orders: readonly Order[]) {
  const isOpen = useIsOpen();
  const { change } = useOrderActions();
  const openQuestion = useSetAtom(orderQuestionAtom);
  const { steps, start, sendNow, undo } = useSteps(orders);
  const commands: Omit<TicketCommands, 'strike' | 'confirm'> = {
    accept(order, minutes) {
      if (!isOpen(order)) return;
      void change({ order, to: 'cooking', minutes });
    },
    reject: (order) => openQuestion({ kind: 'reject', order }),
    advance(order) {
      if (!isOpen(order)) return;
      const { actor, next } = statusFacts(order.status);
      if (actor !== 'move') return;
      if (steps.has(order.id)) sendNow(order.id);
      else start(order, next.to);
    },
    undo: ({ id }) => undo(id),
  };
  return { commands, steps };
}

/**
 * Whether an order can be changed now. Says why not, except for an order that has just moved: the screen shows that
 * itself. Asks the cache, because a key can be pressed before the move is rendered (c4).
 */
function useIsOpen() {
  const { get } = useStore();
  const text = useText(orderMessages);
  const { error } = useAtomValue(notifyAtom);
  return (order: Order): boolean => {
    const list = listOf(order.rawStatus);
    const gate = readOrderGate(get, order);
    if (gate && gate !== 'pending') error(text(gate));
    if (gate || !order.id || !list) return false;
    const key = polledKey(get(restaurantIdAtom), list);
    const orders = get(queryClientAtom).getQueryData<readonly Order[]>(key);
    return orders?.some(({ id }) => id === order.id) === true;
  };
}
