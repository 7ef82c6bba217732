import type { PaymentLogRow, PayoutRow } from '../../core/contracts';
import type { PaymentLog, Payout } from './types';

/** The fields of a payment for the host's columns, without the name of the customer. */
export function toPaymentLogRow(log: PaymentLog): PaymentLogRow {
  const { id, orderNumber, transaction, amount, type, rawStatus } = log;
  return { id, orderNumber, transaction, amount, type, status: rawStatus };
}

/** The fields of a cycle for the host's columns. */
export function toPayoutRow({ cycle, days, orders, status }: Payout): PayoutRow {
  return { cycle, days: days && { from: days.from, to: days.to }, orders, status };
}
