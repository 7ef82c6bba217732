import { toExtra } from '../../extend/extra';
import { toDate } from '../../format/formats';
import { amount } from '../../format/wireAmount';
import { record, toText, type Wire } from '../../format/wireValues';
import { searchKey } from '../../text/textKey';
import { preparationMs } from '../preparation';
import { statusFacts, toOrderStatus } from '../statuses';
import type { OrderPage } from '../types';
import { toItems, toOrderId, toOrderNumber, toPaidTotal, toPaymentStatus } from '../wire';
import type { HistoryPage, OrderLine, OrderRow } from './types';

export function toOrderRow(wire: Wire, keys?: readonly string[]): OrderRow {
  const items = toItems(wire);
  const customer = toText(record(wire.customer).name) || toText(record(wire.delivery_address).name);
  const number = toOrderNumber(wire);
  const total = toPaidTotal(wire);
  const rawStatus = toText(wire.status);
  const lines = items.map(toLine);
  const dishes = searchKey(lines.map(({ name }) => name));
  const createdAt = timeOf(wire.createdAt);
  const status = toOrderStatus(rawStatus);
  const handling = toHandling(wire, status, createdAt);
  const words = searchKey([number, customer, toText(wire.invoice_no), toText(total)]);
  return {
    id: toOrderId(wire),
    number,
    status,
    rawStatus,
    createdAt,
    customer,
    itemCount: items.length,
    total,
    paymentStatus: toPaymentStatus(wire),
    dishes,
    words: `${words}\n${dishes}`,
    lines,
    // Do not use a spread: for ten thousand rows it would take longer than all other steps.
    answer: handling.answer,
    answerMs: handling.answerMs,
    promisedMs: handling.promisedMs,
    preparedMs: handling.preparedMs,
    issues: amount(wire.issues) ?? 0,
    extra: toExtra(wire, keys),
  };
}

function toLine({ food_item_name, quantity, food_item_price }: Wire): OrderLine {
  const pieces = amount(quantity) ?? 1;
  const price = amount(food_item_price);
  return {
    name: toText(food_item_name),
    quantity: pieces,
    amount: price === null ? null : price * pieces,
  };
}

function toHandling(wire: Wire, status: OrderRow['status'], createdAt: number | null) {
  const times = record(wire.status_timing);
  const startedAt = timeOf(times.cooking);
  const isAccepted = startedAt !== null || statusFacts(status).isAccepted;
  const isRejected = !isAccepted && status === 'declined';
  return {
    answer: isAccepted ? 'accepted' : isRejected ? 'rejected' : null,
    answerMs: span(createdAt, isRejected ? timeOf(times.declined) : startedAt),
    promisedMs: preparationMs({ cookingTime: toText(wire.cooking_time) }),
    preparedMs: span(startedAt, timeOf(times.ready_to_pickup)),
  } as const;
}

/** The time between two moments; `null` if one is missing or they are in the wrong order. */
function span(from: number | null, to: number | null): number | null {
  return from === null || to === null || to < from ? null : to - from;
}

function timeOf(value: unknown): number | null {
  return toDate(value)?.getTime() ?? null;
}

export function toHistoryPage(
  { rows, next, totals }: OrderPage,
  keys?: readonly string[],
): HistoryPage {
  const { orders, revenue, average, lost } = totals;
  return {
    rows: rows.map((row) => toOrderRow(row, keys)),
    next,
    totals: {
      // If the number is missing, assume that there are only these rows.
      orders: Math.max(amount(orders) ?? 0, rows.length),
      revenue: amount(revenue),
      average: amount(average),
      lost: amount(lost),
    },
  };
}
