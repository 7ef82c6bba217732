import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { queryClientAtom } from '../../../core/state/queryClient';
import { restaurantIdAtom } from '../../../core/state/services';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { listOf } from '../../../core/orders/live/lists';
import { pendingChangesAtom } from '../status/pendingChanges';
import { orderQuestionAtom, useOfflineReason, useOrderActions } from '../status/useOrderActions';
import type { Order } from '../../../core/orders/types';
import { useSteps } from './steps/useSteps';
import type { TicketCommands } from './ticket/ticketModel';
import { statusFacts } from '../../../core/orders/statuses';
import { polledKey } from '../../../core/orders/keys';

/** The commands of keys and buttons. An acceptance is sent at once, a later step after five seconds. */
export function useTicketCommands(orders: readonly Order[]) {
  const can = useAtomValue(accessAtom);
  const isReached = useOfflineReason() === undefined;
  const isCurrent = useIsCurrent();
  const { change } = useOrderActions();
  const openQuestion = useSetAtom(orderQuestionAtom);
  const { steps, start, sendNow, undo } = useSteps(orders);
  const commands: Omit<TicketCommands, 'strike' | 'confirm'> = {
    accept(order, minutes) {
      if (!isReached || !can(RIGHTS.answerOrders) || !isCurrent(order)) return;
      void change({ order, to: 'cooking', minutes });
    },
    reject: (order) => openQuestion({ kind: 'reject', order }),
    advance(order) {
      if (!isReached || !can(RIGHTS.moveOrders) || !isCurrent(order)) return;
      const { actor, next } = statusFacts(order.status);
      if (actor !== 'move') return;
      if (steps.has(order.id)) sendNow(order.id);
      else start(order, next.to);
    },
    undo: ({ id }) => undo(id),
  };
  return { commands, steps };
}

/** Asks the cache, because a key can be pressed before an order that has just moved is rendered (c4). */
function useIsCurrent() {
  const store = useStore();
  return ({ id, rawStatus }: Order): boolean => {
    const list = listOf(rawStatus);
    if (!id || !list || store.get(pendingChangesAtom).has(id)) return false;
    if (store.get(orderFeedAtom).elsewhere.has(id)) return false;
    const key = polledKey(store.get(restaurantIdAtom), list);
    const orders = store.get(queryClientAtom).getQueryData<readonly Order[]>(key);
    return orders?.some((order) => order.id === id) === true;
  };
}
