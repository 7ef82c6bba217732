import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';
import { everySecondAtom } from '../../core/clock/everySecond';
import { useText } from '../../core/messages/useText';
import { listOf, polledKey } from '../../core/orders/keys';
import { askProofAtom } from '../../core/orders/proof/question';
import { shortNumberAtom } from '../../core/orders/shortNumbers';
import { orderQuestionAtom, pendingChangesAtom } from '../../core/orders/statusChanges';
import { statusFacts } from '../../core/orders/statuses';
import type { Order } from '../../core/orders/types';
import { useAnswerBy } from '../../core/orders/useAnswerBy';
import { confirmed, withMark, workAtom } from '../../core/orders/work/inWork';
import { queryClientAtom } from '../../core/state/queryClient';
import { notifyAtom, restaurantIdAtom } from '../../core/state/services';
import {
  orderMessages,
  readOrderGate,
  useGateChanges,
  useOrderActions,
  useSoldOutButton,
} from '../orders/public';
import { useStation } from './stations/useStation';
import { useSteps } from './steps/useSteps';
import { useRecall } from './strikes/useRecall';
import { useStrikes } from './strikes/useStrikes';
import {
  type Ticket,
  type TicketCommands,
  type TicketTools,
  toTickets,
} from './ticket/ticketModel';
import type { useOpenOrders } from './useOpenOrders';

/** The tickets of the station on the screen, and the commands of their buttons. */
export function useTickets(open: ReturnType<typeof useOpenOrders>) {
  const { fresh, orders } = open;
  const areLoaded = !open.isLoading && !open.hasFailed;
  const { isHere, partOf } = useStation();
  const { struckOf, toggle } = useStrikes(orders, areLoaded);
  const { left, recalled, bringBack, putAway } = useRecall(orders, areLoaded, struckOf);
  const { commands, steps } = useTicketCommands(orders);
  const tools = useTicketTools();
  const work = useAtomValue(workAtom);
  const changeWork = useSetAtom(workAtom);
  const pending = useAtomValue(pendingChangesAtom);
  const shortOf = useAtomValue(shortNumberAtom);
  const leftIds = useMemo(() => new Set(open.left.map(({ id }) => id)), [open.left]);
  // A cancelled order that nobody has confirmed has its own ticket.
  const brought = recalled.filter(({ id }) => !leftIds.has(id));
  const recalledIds = new Set(brought.map(({ id }) => id));
  const toAll = (some: readonly Order[]) =>
    toTickets({
      orders: some.filter((order) => recalledIds.has(order.id) || isHere(order)),
      left: leftIds,
      recalled: recalledIds,
      shortOf,
      pending,
      steps,
      work,
      partOf: (order) =>
        recalledIds.has(order.id) ? { items: order.items, others: [] } : partOf(order),
      struckOf,
    });
  const newTickets = toAll(fresh);
  const tickets = toAll([...brought, ...open.tickets]);
  return {
    newTickets,
    // What is done at this station waits for the others.
    tickets: [...tickets.filter((one) => !isDoneHere(one)), ...tickets.filter(isDoneHere)],
    /** How many open orders have no dish for the station. */
    elsewhereCount: orders.filter((order) => !isHere(order)).length,
    /** The orders with the dishes that are still to cook here. */
    toCook: () => [...newTickets, ...tickets].filter(({ stays }) => !stays).map(toCookOf),
    left,
    bringBack,
    commands: {
      ...commands,
      ...tools,
      strike(order: Order, key: string) {
        toggle(order, key);
        changeWork((stored) => {
          const { refused = [] } = stored.get(order.id) ?? {};
          if (!refused.includes(key)) return stored;
          return withMark(stored, order, { refused: refused.filter((one) => one !== key) });
        });
      },
      confirm: (order: Order) => changeWork((stored) => confirmed(stored, order.id, order)),
      putAway,
    },
  };
}

function useTicketTools(): TicketTools {
  const answerBy = useAnswerBy();
  const gateChanges = useGateChanges();
  const soldOutButton = useSoldOutButton();
  const everySecond = useAtomValue(everySecondAtom);
  return { answerBy, gateChanges, everySecond, soldOutButton };
}

function isDoneHere({ isDone, others }: Ticket): boolean {
  return isDone && others.count > 0;
}

function toCookOf({ order, items }: Ticket): Order {
  return { ...order, items: items.filter(({ isStruck }) => !isStruck) };
}

/** The commands of keys and buttons. An acceptance is sent at once, a later step after five seconds. */
export function useTicketCommands(orders: readonly Order[]) {
  const isOpen = useIsOpen();
  const { change } = useOrderActions();
  const openQuestion = useSetAtom(orderQuestionAtom);
  const askProof = useSetAtom(askProofAtom);
  const { steps, start, sendNow, undo } = useSteps(orders);
  const commands: Omit<TicketCommands, 'strike' | 'confirm' | 'putAway' | keyof TicketTools> = {
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
      else {
        start(order, next.to);
        // The camera hides the page, which would drop the step (c114).
        askProof({ order, confirm: () => sendNow(order.id) }, next.to);
      }
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
