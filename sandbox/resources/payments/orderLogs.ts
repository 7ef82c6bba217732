import type { Clock } from '../../clock.ts';
import { newId } from '../../ids.ts';
import type { OrderRow } from '../orders/schema.ts';
import type { NewPaymentLogRow } from './schema.ts';

const MINUTE = 60_000;
/** In the last full cycle, the positions of the orders whose logs are wrong on purpose. */
const GAPS = { missing: 2, doubled: 5, different: 8 } as const;
const SHORT_BY = 50;

/** The logs of the customers' payments, and of the refunds for declined orders. */
export function logsOfOrders(orders: readonly OrderRow[], hasGaps: boolean): NewPaymentLogRow[] {
  const completed = orders.filter(({ status }) => status === 'completed');
  const positionOf = new Map(hasGaps ? completed.map(({ id }, index) => [id, index]) : []);
  return orders.flatMap((order) => {
    const position = positionOf.get(order.id);
    const captured = captureOf(order);
    if (order.status === 'declined') {
      return order.paymentStatus === 'refund' ? [captured, refundOf(captured)] : [];
    }
    if (position === GAPS.missing) return [];
    if (position === GAPS.doubled) return [captured, { ...captured, id: newId() }];
    if (position === GAPS.different) return [{ ...captured, amount: captured.amount - SHORT_BY }];
    return [captured];
  });
}

function captureOf(order: OrderRow): NewPaymentLogRow {
  return {
    id: newId(),
    restaurantId: order.restaurantId,
    createdAt: order.createdAt + MINUTE,
    orderNumber: order.orderNumber,
    name: order.customerName,
    transactionNumber: order.transactionId,
    amount: order.total,
    type: 'credit',
    status: 'captured',
  };
}

function refundOf(captured: NewPaymentLogRow): NewPaymentLogRow {
  const createdAt = captured.createdAt + 5 * MINUTE;
  return { ...captured, id: newId(), createdAt, type: 'debit', status: 'refund' };
}

/** The log of a cycle's payout, on the Wednesday after the cycle. */
export function withdrawalOf(
  orders: readonly OrderRow[],
  paidAt: number,
  clock: Clock,
): NewPaymentLogRow[] {
  const [first] = orders;
  if (!first || paidAt > clock.now()) return [];
  const total = orders.reduce((sum, { bill }) => sum + bill.afterDiscount, 0);
  return [
    {
      id: newId(),
      restaurantId: first.restaurantId,
      createdAt: clock.stored(paidAt, 'past'),
      orderNumber: null,
      name: 'Payout to bank',
      transactionNumber: `wd_demo_${String(orders.length).padStart(4, '0')}`,
      amount: Math.round(total * 0.78),
      type: 'debit',
      status: 'withdraw',
    },
  ];
}
