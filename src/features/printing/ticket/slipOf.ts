import type { Ticket } from '../../../core/contracts';
import { type ChangedLine, lineKeyOf } from '../../../core/orders/changedLines';
import type { Order, OrderItem } from '../../../core/orders/types';
import { toOrder } from '../../../core/orders/wire';
import { NO_ITEM, type WorkOrder } from '../../../core/orders/work/inWork';
import { type KitchenFacts, ticketOf } from './ticketOf';

interface SlipFacts extends KitchenFacts {
  kind: 'cancelled' | 'changed';
  changes: readonly ChangedLine[];
  /** What the device knows of the order. */
  known: WorkOrder | undefined;
  /** The name of a dish whose name is not known any more. */
  unknownDish: string;
}

/** A slip as data: the dishes of the kitchen ticket, or those that have changed since. */
export function slipOf(
  order: Order,
  head: Pick<Ticket, 'restaurant' | 'shortNumber'>,
  { kind, changes, known, unknownDish, secondName }: SlipFacts,
): Ticket {
  const byKey = new Map(order.items.map((item) => [lineKeyOf(item), item]));
  const names = new Map(known?.lines.map(({ key, name }) => [key, name]));
  const items = changes.map(({ key, itemId, item, before, after }): OrderItem => {
    const name = names.get(key) || unknownDish;
    const dish = item ?? byKey.get(key) ?? { ...NO_ITEM, itemId, name };
    return { ...dish, quantity: kind === 'changed' ? after : before };
  });
  const dishes = items.length > 0 ? items : order.items;
  const slip = { ...order, items: dishes, instructions: '' };
  const ticket = ticketOf(slip, head, { kitchen: { secondName } });
  if (kind === 'cancelled') return ticket;
  const lines = ticket.lines.map((line, at) => ({
    ...line,
    quantityBefore: changes[at]?.before ?? 0,
  }));
  return { ...ticket, lines };
}

/** An order of which only its job is known. */
export function bareOrder({ id, number }: Pick<Order, 'id' | 'number'>): Order {
  return { ...toOrder({}), id, number };
}
