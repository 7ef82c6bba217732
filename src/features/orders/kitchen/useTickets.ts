import { useAtomValue } from 'jotai';
import { shortNumberAtom } from '../../../core/orders/shortNumbers';
import type { Order } from '../../../core/orders/types';
import { pendingChangesAtom } from '../status/pendingChanges';
import { useStation } from './stations/useStation';
import { useRecall } from './strikes/useRecall';
import { useStrikes } from './strikes/useStrikes';
import { type Ticket, toTickets } from './ticket/ticketModel';
import type { useOpenOrders } from './useOpenOrders';
import { useTicketCommands } from './useTicketCommands';

/** The tickets of the station on the screen, and the commands of their buttons. */
export function useTickets(open: ReturnType<typeof useOpenOrders>) {
  const { fresh, accepted, orders } = open;
  const areLoaded = !open.isLoading && !open.hasFailed;
  const { isHere, partOf } = useStation();
  const { struckOf, toggle } = useStrikes(orders, areLoaded);
  const left = useRecall(orders, areLoaded, struckOf);
  const { commands, ...state } = useTicketCommands(orders);
  const pending = useAtomValue(pendingChangesAtom);
  const shortOf = useAtomValue(shortNumberAtom);
  const toAll = (some: readonly Order[]) =>
    toTickets({ orders: some.filter(isHere), shortOf, pending, partOf, struckOf, ...state });
  const newTickets = toAll(fresh);
  const tickets = toAll(accepted);
  return {
    newTickets,
    // What is done at this station waits for the others.
    tickets: [...tickets.filter((one) => !isDoneHere(one)), ...tickets.filter(isDoneHere)],
    /** How many open orders have no dish for the station. */
    elsewhereCount: orders.filter((order) => !isHere(order)).length,
    /** The orders with the dishes that are still to cook here. */
    toCook: () => [...newTickets, ...tickets].map(toCookOf),
    left,
    commands: { ...commands, strike: toggle },
  };
}

function isDoneHere({ isDone, others }: Ticket): boolean {
  return isDone && others.count > 0;
}

function toCookOf({ order, items }: Ticket): Order {
  return { ...order, items: items.filter(({ isStruck }) => !isStruck) };
}
