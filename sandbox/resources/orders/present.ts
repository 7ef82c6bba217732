import type { Clock, TimeFrame } from '../../clock.ts';
import { asObject } from '../../fields.ts';
import type { OrderItem, OrderRow } from './schema.ts';
import { factsOf } from './statuses.ts';
import { frameOf } from './times.ts';

/** An order in wire format; `isOldSpelling` selects the other spelling of its items. */
export function presentOrder(row: OrderRow, restaurantName: string, clock: Clock) {
  const frame = frameOf(row.status);
  return {
    _id: row.id,
    order_id: row.orderNumber,
    restaurant_id: row.restaurantId,
    restaurant: { _id: row.restaurantId, name: restaurantName },
    customer: { name: row.customerName },
    status: row.status,
    createdAt: clock.iso(row.createdAt, frame),
    ...presentDeadline(row, clock),
    ...presentItems(row),
    ...presentBill(row),
    payment_method_id: row.paymentMethod,
    instructions: row.instructions,
    invoice_no: row.invoiceNumber,
    transaction_id: row.transactionId,
    verification_code: row.verificationCode,
    ...presentRider(row),
    cooking_time: row.cookingTime,
    distance_from_customer: row.distanceKm,
    delivery_time: row.deliveryTime,
    delivery_address: row.address,
    ...(row.issues > 0 && { issues: row.issues, issue_cost: row.issueCost }),
    status_timing: presentTimes(row.statusTiming, frame, clock),
    ...row.overrides,
    ...presentGiven(row),
  };
}

/** The time within which a waiting order must be answered. */
export const ANSWER_MS = 15 * 60_000;

function presentDeadline({ status, createdAt }: OrderRow, clock: Clock) {
  const isWaiting = status === 'waiting_for_confirmation';
  return isWaiting ? { answer_by: clock.iso(createdAt + ANSWER_MS, 'live') } : {};
}

/** The rider of an order that is being collected. */
function presentRider({ status, hasRider }: OrderRow) {
  const isShown = hasRider && factsOf(status).riderStep !== null;
  return isShown ? { rider: { name: 'Ravi Sample', phone: '6000000077' } } : {};
}

function presentItems({ items, isOldSpelling }: OrderRow) {
  return isOldSpelling
    ? { cartitems: items.map((item, at) => ({ ...plain(item, at), veg_non_veg: item.diet })) }
    : { cart_items: items.map((item, at) => ({ ...plain(item, at), veg_nonveg: item.diet })) };
}

/** The lines that a test has given, with an id and a state for each. */
function presentGiven({ overrides: { cart_items } }: OrderRow) {
  if (!Array.isArray(cart_items)) return {};
  return {
    cart_items: cart_items.map((item: unknown, at) => {
      const line = asObject(item);
      return line ? { line_id: lineId(at), state: 'open', ...line } : item;
    }),
  };
}

/** The id of the line at this index. */
export function lineId(at: number): string {
  return `line-${at + 1}`;
}

function plain({ name, variant, quantity, price, instructions, isDone }: OrderItem, at: number) {
  return {
    food_item_name: name,
    varient_name: variant ?? '',
    quantity,
    food_item_price: price,
    ...(instructions ? { instructions } : {}),
    line_id: lineId(at),
    state: isDone ? 'done' : 'open',
  };
}

function presentBill({ bill, paymentStatus, total }: OrderRow) {
  return {
    payment_status: paymentStatus,
    total_amount: total,
    billing_detail: { payment_status: paymentStatus, total_amount: total },
    item_sub_total_amount: bill.itemSubTotal,
    after_discount_sub_amt: bill.afterDiscount,
    packing_fee: bill.packingFee,
    delivery_fee: bill.deliveryFee,
    gst_percentage: bill.gstPercentage,
    tax_amount: bill.tax,
    coupon_amount: bill.coupon,
    restaurant_charge_amount: bill.restaurantCharge,
    original_total_amount: bill.originalTotal,
  };
}

function presentTimes(times: Record<string, number>, frame: TimeFrame, clock: Clock) {
  const entries = Object.entries(times).sort(([, one], [, other]) => one - other);
  return Object.fromEntries(entries.map(([status, time]) => [status, clock.iso(time, frame)]));
}
