import type { Ticket } from '../../../core/contracts';
import { clip } from '../../../core/format/wireValues';
import { type ChangedLine, lineKeyOf } from '../../../core/orders/changedLines';
import { dueAt } from '../../../core/orders/preparation';
import type { Order, OrderItem } from '../../../core/orders/types';
import { toOrder } from '../../../core/orders/wire';
import { NO_ITEM, type WorkOrder } from '../../../core/orders/work/inWork';
import type { Charge } from '../../../ui/orders/useOrderFacts';

/** The parts that only a bill has, with labels in the portal's language. */
interface BillFacts {
  charges: readonly Charge[];
  paymentStatus: string;
}

/** The parts that only a kitchen ticket has. */
interface KitchenFacts {
  /** The second name of a dish, or `''`. */
  secondName: (item: OrderItem) => string;
}

/** An order as data for printing; without a bill it has no prices. */
export function ticketOf(
  order: Order,
  head: Pick<Ticket, 'restaurant' | 'shortNumber'>,
  { bill, kitchen }: { bill?: BillFacts; kitchen?: KitchenFacts } = {},
): Ticket {
  const minutes = Number.parseInt(order.cookingTime, 10);
  const due = dueAt(order);
  const instructions = clip(order.instructions.trim());
  return {
    number: clip(order.number),
    shortNumber: clip(head.shortNumber),
    placedAt: order.createdAt,
    ...(minutes > 0 && { promisedMinutes: minutes }),
    ...(due !== null && { promisedAt: new Date(due).toISOString() }),
    restaurant: head.restaurant,
    lines: order.items.map((item) => ({
      name: clip(item.name.trim()),
      ...secondNameOf(kitchen?.secondName(item)),
      variant: clip(item.variant.trim()),
      addons: item.addons.map(({ name, quantity }) => ({ name: clip(name.trim()), quantity })),
      quantity: item.quantity,
      price: bill ? item.price : null,
      diet: item.diet,
      instructions: clip(item.instructions.trim()),
    })),
    ...(instructions && { instructions }),
    ...(bill && billOf(order, bill)),
  };
}

function secondNameOf(secondName = '') {
  return secondName && { secondName };
}

function billOf({ bill, invoiceNumber }: Order, { charges, paymentStatus }: BillFacts) {
  return {
    charges: charges.flatMap((charge) => toCharge(charge, bill)),
    ...(bill.total !== null && { total: bill.total }),
    paymentStatus,
    ...(invoiceNumber && { invoiceNumber }),
  };
}

/** Leaves out charges that do not change the sum, and the Grand Total if it is known what the customer pays. */
function toCharge({ id, label, amount, isTotal }: Charge, bill: Order['bill']) {
  const isRepeated = id === 'afterDiscount' && amount === bill.subtotal;
  const isLeftOut = (id === 'grandTotal' && bill.total !== null) || isRepeated;
  if (amount === null || isLeftOut || (amount === 0 && !isTotal)) return [];
  return [{ label, amount, ...(isTotal && { isTotal }) }];
}

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
