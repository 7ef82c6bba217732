import type { RecordPage } from '../../core/api/types';
import { toDate } from '../../core/format/formats';
import { amount, list, record, text, type Wire } from '../../core/format/wireValues';
import { toOrderStatus } from '../orders/public';
import type { HistoryPage, HistoryRow } from './types';

export function toHistoryRow(wire: Wire): HistoryRow {
  const bill = record(wire.billing_detail);
  const items = toItems(wire);
  const customer = text(record(wire.customer).name) || text(record(wire.delivery_address).name);
  const number = text(wire.order_id) || text(wire._id);
  const total = amount(bill.total_amount) ?? amount(wire.total_amount);
  const rawStatus = text(wire.status);
  const dishes = items
    .map(({ food_item_name }) => text(food_item_name))
    .join('\n')
    .toLowerCase();
  const words = [number, customer, text(wire.invoice_no), text(total), dishes];
  return {
    id: text(wire._id),
    number,
    status: toOrderStatus(rawStatus),
    rawStatus,
    createdAt: toDate(wire.createdAt)?.getTime() ?? null,
    customer,
    itemCount: items.length,
    total,
    // The more specific field wins (b43).
    paymentStatus: text(bill.payment_status) || text(wire.payment_status),
    dishes,
    words: words.join('\n').toLowerCase(),
  };
}

export function toHistoryPage({ rows, body }: RecordPage): HistoryPage {
  const { orders, revenue, average } = record(body.totals);
  return {
    rows: rows.map(toHistoryRow),
    next: text(body.next) || null,
    totals: {
      // A list without its number has at least these rows.
      orders: Math.max(amount(orders) ?? 0, rows.length),
      revenue: amount(revenue),
      average: amount(average),
    },
  };
}

// The server has two spellings (b39).
function toItems({ cart_items, cartitems }: Wire): Wire[] {
  const items = list(cart_items);
  return items.length > 0 ? items : list(cartitems);
}
