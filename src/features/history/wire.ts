import type { RecordPage } from '../../core/api/types';
import { toDate } from '../../core/format/formats';
import { amount, list, record, text, type Wire } from '../../core/format/wireValues';
import { preparationMs, toOrderStatus } from '../orders/public';
import type { HistoryLine, HistoryPage, HistoryRow } from './types';

export function toHistoryRow(wire: Wire): HistoryRow {
  const bill = record(wire.billing_detail);
  const items = toItems(wire);
  const customer = text(record(wire.customer).name) || text(record(wire.delivery_address).name);
  const number = text(wire.order_id) || text(wire._id);
  const total = amount(bill.total_amount) ?? amount(wire.total_amount);
  const rawStatus = text(wire.status);
  const lines = items.map(toLine);
  const dishes = lines
    .map(({ name }) => name)
    .join('\n')
    .toLowerCase();
  const createdAt = timeOf(wire.createdAt);
  const handling = toHandling(wire, createdAt);
  const words = [number, customer, text(wire.invoice_no), text(total), dishes];
  return {
    id: text(wire._id),
    number,
    status: toOrderStatus(rawStatus),
    rawStatus,
    createdAt,
    customer,
    itemCount: items.length,
    total,
    // The more specific field wins (b43).
    paymentStatus: text(bill.payment_status) || text(wire.payment_status),
    dishes,
    words: words.join('\n').toLowerCase(),
    lines,
    // Spreading would take longer than all the rest, ten thousand times.
    answer: handling.answer,
    answerMs: handling.answerMs,
    promisedMs: handling.promisedMs,
    preparedMs: handling.preparedMs,
  };
}

function toLine({ food_item_name, quantity, food_item_price }: Wire): HistoryLine {
  const pieces = amount(quantity) ?? 1;
  const price = amount(food_item_price);
  return {
    name: text(food_item_name),
    quantity: pieces,
    amount: price === null ? null : price * pieces,
  };
}

const ACCEPTED = ['cooking', 'packing_processing', 'ready_to_pickup', 'completed'];

function toHandling(wire: Wire, createdAt: number | null) {
  const status = text(wire.status);
  const times = record(wire.status_timing);
  const startedAt = timeOf(times.cooking);
  const isAccepted = startedAt !== null || ACCEPTED.includes(status);
  const isRejected = !isAccepted && status === 'declined';
  return {
    answer: isAccepted ? 'accepted' : isRejected ? 'rejected' : null,
    answerMs: span(createdAt, isRejected ? timeOf(times.declined) : startedAt),
    promisedMs: preparationMs({ cookingTime: text(wire.cooking_time) }),
    preparedMs: span(startedAt, timeOf(times.ready_to_pickup)),
  } as const;
}

/** `null` if a time is missing, or they are in the wrong order. */
function span(from: number | null, to: number | null): number | null {
  return from === null || to === null || to < from ? null : to - from;
}

function timeOf(value: unknown): number | null {
  return toDate(value)?.getTime() ?? null;
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
