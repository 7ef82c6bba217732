import { useAtomValue, useSetAtom } from 'jotai';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { NEXT_STEPS } from '../status/preparation';
import { orderQuestionAtom, useOfflineReason, useOrderActions } from '../status/useOrderActions';
import type { Order } from '../types';
import { useSteps } from './steps/useSteps';
import type { TicketCommands } from './ticket/ticketModel';

/** Accepting is sent at once, later steps after five seconds; keys and buttons do the same. */
export function useTicketCommands(orders: readonly Order[]) {
  const can = useAtomValue(accessAtom);
  const isReached = useOfflineReason() === undefined;
  const { change } = useOrderActions();
  const openQuestion = useSetAtom(orderQuestionAtom);
  const { steps, dropped, start, sendNow, undo } = useSteps(orders);
  const commands: TicketCommands = {
    accept(order, minutes) {
      if (!isReached || !order.id || !can(RIGHTS.answerOrders)) return;
      void change({ order, to: 'cooking', minutes });
    },
    reject: (order) => openQuestion({ kind: 'reject', order }),
    advance(order) {
      if (!isReached || !order.id || !can(RIGHTS.moveOrders)) return;
      if (order.status !== 'cooking' && order.status !== 'packing_processing') return;
      if (steps.has(order.id)) sendNow(order.id);
      else start(order, NEXT_STEPS[order.status].to);
    },
    undo: ({ id }) => undo(id),
  };
  return { commands, steps, dropped };
}
