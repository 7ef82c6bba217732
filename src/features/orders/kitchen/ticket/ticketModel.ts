import { createContext } from 'react';
import { uniqueKeys } from '../../../../ui/patterns/list/uniqueKeys';
import type { Order, OrderItem } from '../../../../core/orders/types';
import type { TicketLine } from '../rules/ticketLines';
import type { OrderPart } from '../stations/useStation';
import type { Step } from '../steps/createSteps';
import { lineKeys } from '../strikes/lineKeys';
import type { PendingChange } from '../../status/types';

export interface TicketItem extends OrderItem {
  /** Identifies the line within its order. */
  key: string;
  isStruck: boolean;
}

/** An order as a kitchen ticket. */
export interface Ticket {
  /** Unique, even for orders without an id. */
  id: string;
  order: Order;
  /** The dishes that the station on the screen cooks. */
  items: readonly TicketItem[];
  /** The dishes of the other stations, and how many of them are crossed off. */
  others: { count: number; done: number };
  /** Whether all dishes of the station are crossed off. */
  isDone: boolean;
  short: string;
  /** Whether the last step of the order was dropped. */
  isDropped: boolean;
  pending: PendingChange | undefined;
  step: Step | undefined;
}

/** A ticket, divided into lines for the columns of a page. */
export interface LinedTicket extends Ticket {
  lines: readonly TicketLine[];
}

/** The actions of the buttons of a ticket. */
export interface TicketCommands {
  accept(order: Order, minutes: number): void;
  reject(order: Order): void;
  /** Starts the next step, or sends the one that counts down. */
  advance(order: Order): void;
  undo(order: Order): void;
  /** Crosses off a dish, or takes that back. */
  strike(order: Order, key: string): void;
}

export const TicketCommandsContext = createContext<TicketCommands>({
  accept() {},
  reject() {},
  advance() {},
  undo() {},
  strike() {},
});

interface TicketData {
  orders: readonly Order[];
  dropped: ReadonlySet<string>;
  pending: ReadonlyMap<string, PendingChange>;
  steps: ReadonlyMap<string, Step>;
  shortOf(order: Order): string;
  partOf(order: Order): OrderPart;
  struckOf(order: Order): ReadonlySet<string>;
}

export function toTickets(data: TicketData): Ticket[] {
  const { orders, dropped, pending, steps } = data;
  const keys = uniqueKeys(orders.map(({ id }) => id));
  return orders.map((order, index) => ({
    id: keys[index] ?? order.id,
    order,
    ...toItems(order, data),
    short: data.shortOf(order),
    isDropped: dropped.has(order.id),
    pending: pending.get(order.id),
    step: steps.get(order.id),
  }));
}

/** Only dishes that are being cooked can be crossed off. */
function toItems(order: Order, { partOf, struckOf }: TicketData) {
  const { items, others } = partOf(order);
  const struck = order.status === 'cooking' ? struckOf(order) : NONE;
  const keys = lineKeys(items);
  const marked = items.map((item, at) => {
    const key = keys[at] ?? '';
    return { ...item, key, isStruck: struck.has(key) };
  });
  const done = lineKeys(others).filter((key) => struck.has(key)).length;
  return {
    items: marked,
    others: { count: others.length, done },
    isDone: marked.length > 0 && marked.every(({ isStruck }) => isStruck),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Tickets with the same signature have the same height at the same width. */
export function signatureOf(ticket: LinedTicket): string {
  const { id, order, others, short, lines, isDropped, pending } = ticket;
  const phase = pending?.phase === 'sending' ? '' : pending?.phase;
  return JSON.stringify([id, order.status, others, short, lines, isDropped, phase]);
}
