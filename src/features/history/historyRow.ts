import type { HistoryRow } from '../../core/contracts';
import type { OrderRow } from '../../core/orders/history/types';

/** The fields of a row for the host's columns, without personal data. */
export function toHistoryRow(row: OrderRow): HistoryRow {
  const { id, number, status, createdAt, itemCount, total, paymentStatus, extra } = row;
  const placedAt = createdAt === null ? '' : new Date(createdAt).toISOString();
  return { id, number, status, placedAt, itemCount, total, paymentStatus, extra };
}
