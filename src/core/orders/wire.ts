import { BadResponse } from '../api/errors';
import type { RecordPage } from '../api/types';
import { toExtra } from '../extend/extra';
import { toDiet } from '../format/diet';
import { toIso } from '../format/formats';
import { amount } from '../format/wireAmount';
import { array, list, record, safeId, toText, type Wire } from '../format/wireValues';
import { NEW_STATUS, toOrderStatus } from './statuses';
import type { Decline, Order, OrderAddon, OrderChanges, OrderItem, OrderPage } from './types';
import type { WaitingOrders } from './waiting/waitingChannel';

export function toOrderId(wire: Wire): string {
  return toText(wire._id);
}

export function toOrder(wire: Wire, keys?: readonly string[]): Order {
  const rawStatus = toText(wire.status);
  return {
    id: toOrderId(wire),
    number: toOrderNumber(wire),
    status: toOrderStatus(rawStatus),
    rawStatus,
    createdAt: toIso(wire.createdAt),
    answerBy: toIso(wire.answer_by),
    items: toItems(wire).map(toOrderItem),
    customer: toCustomer(wire),
    bill: toBill(wire),
    paymentStatus: toPaymentStatus(wire),
    paymentMethod: toText(wire.payment_method_id),
    instructions: toText(wire.instructions),
    invoiceNumber: toText(wire.invoice_no),
    transactionId: toText(wire.transaction_id),
    verificationCode: toText(wire.verification_code),
    rider: { name: toText(record(wire.rider).name), phone: toText(record(wire.rider).phone) },
    cookingTime: toText(wire.cooking_time),
    distanceKm: amount(wire.distance_from_customer),
    managementCharges: toText(wire.distance_from_customer),
    deliveryTime: toText(wire.delivery_time),
    timings: toTimings(record(wire.status_timing)),
    proofs: wire.proofs,
    deductions: wire.deductions,
    issues: amount(wire.issues),
    issueCost: amount(wire.issue_cost),
    extra: toExtra(wire, keys),
  };
}

/** The ids of the waiting orders, for code that shows only their number. */
export function toWaitingOrders(rows: readonly Wire[]): WaitingOrders {
  const withoutId = rows.filter((wire) => toOrderId(wire) === '').length;
  const toIds = (wires: readonly Wire[]) => [...new Set(wires.map(toOrderId).filter(Boolean))];
  const ids = toIds(rows);
  const unanswered = toIds(rows.filter((wire) => wire.status === NEW_STATUS));
  return { count: ids.length + withoutId, ids, unanswered };
}

export function toOrderPage({ rows, body }: RecordPage): OrderPage {
  return { rows, next: toText(body.next) || null, totals: record(body.totals) };
}

/** @throws BadResponse if there is no cursor, because the next changes would be missed */
export function toOrderChanges({ orders, gone, issues, cursor }: Wire): OrderChanges {
  if (!toText(cursor)) throw new BadResponse('The response has no cursor');
  return {
    rows: list(orders),
    gone: array(gone).map(toText).filter(Boolean),
    issues,
    cursor: toText(cursor),
  };
}

export function fromDecline({ reason, soldOutIds }: Decline): object {
  return { reason, ...(soldOutIds.length > 0 ? { sold_out_item_ids: soldOutIds } : {}) };
}

// The server uses two spellings (b39).
export function toItems({ cart_items, cartitems }: Wire): Wire[] {
  const items = list(cart_items);
  return items.length > 0 ? items : list(cartitems);
}

export function toOrderNumber(wire: Wire): string {
  return toText(wire.order_id) || toText(wire._id);
}

/** The more specific field takes precedence (b43). */
export function toPaymentStatus(wire: Wire): string {
  return toText(record(wire.billing_detail).payment_status) || toText(wire.payment_status);
}

export function toPaidTotal(wire: Wire): number | null {
  return amount(record(wire.billing_detail).total_amount) ?? amount(wire.total_amount);
}

function toOrderItem(wire: Wire): OrderItem {
  return {
    itemId: safeId(wire.food_item_id) ?? safeId(record(wire.food_item_id)._id) ?? '',
    name: toText(wire.food_item_name),
    variant: toText(wire.varient_name),
    addons: list(wire.addon)
      .map(toAddon)
      .filter(({ name }) => name),
    quantity: amount(wire.quantity) ?? 1,
    price: amount(wire.food_item_price),
    diet: toDiet(wire.veg_nonveg) ?? toDiet(wire.veg_non_veg),
    instructions: toText(wire.instructions),
    lineId: toText(wire.line_id),
    isDone: wire.state === 'done',
  };
}

function toAddon(wire: Wire): OrderAddon {
  return { name: toText(wire.name), quantity: amount(wire.quantity) ?? 1 };
}

function toCustomer(wire: Wire): Order['customer'] {
  const address = record(wire.delivery_address);
  return {
    name: toText(address.name) || toText(record(wire.customer).name),
    phone: toText(address.phone),
    address: toText(address.address),
    landmark: toText(address.landmark),
    addressTitle: toText(address.title),
  };
}

function toBill(wire: Wire): Order['bill'] {
  return {
    subtotal: amount(wire.item_sub_total_amount),
    afterDiscount: amount(wire.after_discount_sub_amt),
    packingFee: amount(wire.packing_fee),
    deliveryFee: amount(wire.delivery_fee),
    taxPercent: amount(wire.gst_percentage),
    tax: amount(wire.tax_amount),
    coupon: amount(wire.coupon_amount),
    total: toPaidTotal(wire),
    originalTotal: amount(wire.original_total_amount),
    restaurantCharge: amount(wire.restaurant_charge_amount),
  };
}

function toTimings(timing: Wire): Order['timings'] {
  return Object.entries(timing)
    .map(([rawStatus, at]) => ({ rawStatus, status: toOrderStatus(rawStatus), at: toIso(at) }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
