import { createContext, type ReactNode } from 'react';
import { uniqueKeys } from '../../../core/format/uniqueKeys';
import type { PendingChange } from '../../../core/orders/statusChanges';
import type { Order, OrderItem } from '../../../core/orders/types';
import type { Work } from '../../../core/orders/work/inWork';
import { lineKeys } from '../../../core/orders/work/lineKeys';
import { type Mark, marksOf } from '../../../core/orders/work/marks';
import type { Subscribe } from '../../../core/shareSubscription';
import { type TicketLine, ticketLines } from '../rules/ticketLines';
import type { OrderPart } from '../stations/useStation';
import type { Step } from '../steps/createSteps';

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
  /** A change that nobody has confirmed yet. */
  marks: readonly Mark[];
  /** Why there is a ticket although no list has the order; `null` for an open order. */
  stays: 'checking' | 'cancelled' | 'recalled' | null;
  pending: PendingChange | undefined;
  step: Step | undefined;
}

/** A ticket, divided into lines for the columns of a page. */
export interface LinedTicket extends Ticket {
  lines: readonly TicketLine[];
}

/** What all tickets read once. */
export interface TicketTools {
  /** The deadline of an answer to a new order, in epoch ms. */
  answerBy(order: Order): number | null;
  gateChanges: Subscribe;
  everySecond: Subscribe;
  soldOutButton(order: Order): ReactNode;
}

/** The actions of the buttons of a ticket. */
export interface TicketCommands extends TicketTools {
  accept(order: Order, minutes: number): void;
  reject(order: Order): void;
  /** Starts the next step, or sends the one that counts down. */
  advance(order: Order): void;
  undo(order: Order): void;
  /** Crosses off a dish, or takes that back. */
  strike(order: Order, key: string): void;
  /** Somebody has seen the marks of the order, or that it was cancelled. */
  confirm(order: Order): void;
  /** Removes the ticket of an order that was brought back. */
  putAway(order: Order): void;
}

export const TicketCommandsContext = createContext<TicketCommands>({
  accept() {},
  reject() {},
  advance() {},
  undo() {},
  strike() {},
  confirm() {},
  putAway() {},
  answerBy: () => null,
  gateChanges: () => () => {},
  everySecond: () => () => {},
  soldOutButton: () => null,
});

interface TicketData {
  orders: readonly Order[];
  work: Work;
  /** The ids of the orders that no list has, and of those that a cook has brought back. */
  left: ReadonlySet<string>;
  recalled: ReadonlySet<string>;
  pending: ReadonlyMap<string, PendingChange>;
  steps: ReadonlyMap<string, Step>;
  shortOf(order: Order): string;
  partOf(order: Order): OrderPart;
  struckOf(order: Order): ReadonlySet<string>;
}

export function toTickets(data: TicketData): Ticket[] {
  const { orders, work, left, recalled, pending, steps } = data;
  const keys = uniqueKeys(orders.map(({ id }) => id));
  return orders.map((order, index) => ({
    id: keys[index] ?? order.id,
    order,
    ...toItems(order, data),
    short: data.shortOf(order),
    marks: left.has(order.id) ? [] : marksOf(work.get(order.id), order),
    stays: recalled.has(order.id) ? 'recalled' : left.has(order.id) ? staysFor(work, order) : null,
    pending: pending.get(order.id),
    step: steps.get(order.id),
  }));
}

function staysFor(work: Work, { id }: Order) {
  return typeof work.get(id)?.cancelledAt === 'number' ? 'cancelled' : 'checking';
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

/** Divides a ticket into lines of at most `length` characters; its marks come first. */
export function toLined(
  ticket: Ticket,
  length: number,
  secondName?: (item: OrderItem) => string,
): LinedTicket {
  const marks = ticket.marks.map((mark) => ({ kind: 'mark' as const, mark }));
  const lines = ticketLines({ ...ticket.order, items: ticket.items }, length, secondName);
  return { ...ticket, lines: [...marks, ...lines] };
}

/** Tickets with the same signature have the same height at the same width. */
export function signatureOf(ticket: LinedTicket): string {
  const { id, order, others, short, lines, stays, pending } = ticket;
  const phase = pending?.phase === 'sending' ? '' : pending?.phase;
  return JSON.stringify([id, order.status, others, short, lines, stays, phase]);
}
