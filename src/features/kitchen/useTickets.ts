import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { shortNumberAtom } from '../../core/orders/shortNumbers';
import { pendingChangesAtom } from '../../core/orders/statusChanges';
import type { Order } from '../../core/orders/types';
import { changeWorkAtom, confirmed, withMark, workAtom } from '../../core/orders/work/inWork';
import { useStation } from './stations/useStation';
import { useRecall } from './strikes/useRecall';
import { useStrikes } from './strikes/useStrikes';
import { type Ticket, toTickets } from './ticket/ticketModel';
import type { useOpenOrders } from './useOpenOrders';
import { useTicketCommands } from './useTicketCommands';

/** The tickets of the station on the screen, and the commands of their buttons. */
export function useTickets(open: ReturnType<typeof useOpenOrders>) {
  const { fresh, orders } = open;
  const areLoaded = !open.isLoading && !open.hasFailed;
  const { isHere, partOf } = useStation();
  const { struckOf, toggle } = useStrikes(orders, areLoaded);
  const left = useRecall(orders, areLoaded, struckOf);
  const { commands, steps } = useTicketCommands(orders);
  const work = useAtomValue(workAtom);
  const changeWork = useSetAtom(changeWorkAtom);
  const pending = useAtomValue(pendingChangesAtom);
  const shortOf = useAtomValue(shortNumberAtom);
  const leftIds = useMemo(() => new Set(open.left.map(({ id }) => id)), [open.left]);
  const toAll = (some: readonly Order[]) =>
    toTickets({
      orders: some.filter(isHere),
      left: leftIds,
      shortOf,
      pending,
      steps,
      work,
      partOf,
      struckOf,
    });
  const newTickets = toAll(fresh);
  const tickets = toAll(open.tickets);
  return {
    newTickets,
    // What is done at this station waits for the others.
    tickets: [...tickets.filter((one) => !isDoneHere(one)), ...tickets.filter(isDoneHere)],
    /** How many open orders have no dish for the station. */
    elsewhereCount: orders.filter((order) => !isHere(order)).length,
    /** The orders with the dishes that are still to cook here. */
    toCook: () => [...newTickets, ...tickets].filter(({ stays }) => !stays).map(toCookOf),
    left,
    commands: {
      ...commands,
      strike(order: Order, key: string) {
        toggle(order, key);
        changeWork((stored) => {
          const { refused = [] } = stored.get(order.id) ?? {};
          if (!refused.includes(key)) return stored;
          return withMark(stored, order, { refused: refused.filter((one) => one !== key) });
        });
      },
      confirm: (order: Order) => changeWork((stored) => confirmed(stored, order.id, order)),
    },
  };
}

function isDoneHere({ isDone, others }: Ticket): boolean {
  return isDone && others.count > 0;
}

function toCookOf({ order, items }: Ticket): Order {
  return { ...order, items: items.filter(({ isStruck }) => !isStruck) };
}
