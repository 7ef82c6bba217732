import type { OrderStatus } from '../../../core/orders/statuses';
import type { Decline, Order } from '../../../core/orders/types';

export interface StatusChange {
  order: Order;
  to: OrderStatus;
  /** The preparation time of an accepted order. */
  minutes?: number;
  /** The reason for which an order was declined, if the backend accepts one. */
  decline?: Decline;
}

/** Only `applied` and `changedElsewhere` move the card (c4). */
export type ChangeOutcome =
  | { result: 'applied' }
  | { result: 'refused'; status: number; serverMessage: string; now: Order | null }
  | { result: 'notApplied' }
  | { result: 'changedElsewhere'; now: Order }
  | { result: 'unconfirmed' };

/** A change in progress, or one whose outcome is unknown. */
export interface PendingChange extends StatusChange {
  phase: 'sending' | 'checking' | 'unconfirmed';
  /** Why the response was lost. */
  failure?: unknown;
}
