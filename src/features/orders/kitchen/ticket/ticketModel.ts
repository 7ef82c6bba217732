import { createContext } from 'react';
import { uniqueKeys } from '../../../../ui/patterns/list/uniqueKeys';
import type { Order } from '../../../../core/orders/types';
import type { TicketLine } from '../rules/ticketLines';
import type { Step } from '../steps/createSteps';
import type { PendingChange } from '../../status/types';

/** An order as a kitchen ticket. */
export interface Ticket {
  /** Unique, even for orders without an id. */
  id: string;
  order: Order;
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
}

export const TicketCommandsContext = createContext<TicketCommands>({
  accept() {},
  reject() {},
  advance() {},
  undo() {},
});

interface TicketData {
  orders: readonly Order[];
  shorts: ReadonlyMap<string, string>;
  dropped: ReadonlySet<string>;
  pending: ReadonlyMap<string, PendingChange>;
  steps: ReadonlyMap<string, Step>;
}

export function toTickets({ orders, shorts, dropped, pending, steps }: TicketData): Ticket[] {
  const keys = uniqueKeys(orders.map(({ id }) => id));
  return orders.map((order, index) => ({
    id: keys[index] ?? order.id,
    order,
    short: shorts.get(order.number) ?? order.number,
    isDropped: dropped.has(order.id),
    pending: pending.get(order.id),
    step: steps.get(order.id),
  }));
}

/** Tickets with the same signature have the same height at the same width. */
export function signatureOf({ id, order, short, lines, isDropped, pending }: LinedTicket): string {
  const phase = pending?.phase === 'sending' ? '' : pending?.phase;
  return JSON.stringify([id, order.status, short, lines, isDropped, phase]);
}
