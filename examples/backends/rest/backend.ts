import type { FoodItem, FoodItemUpdate, InputOf, Order, Restaurant } from 'vendor-portal/backend';
import {
  type BackendCall,
  type BackendRequest,
  defineBackend,
  Refused,
} from 'vendor-portal/backend';
import type * as Api from './api.ts';

type Call = Pick<BackendCall<'vendorGet'>, 'send'>;
type Filter = Partial<InputOf<'historyPage'>['filter']> & { status: string };

const DIETS = { veg: 'veg', egg: 'egg', meat: 'non_veg' } as const;
const STATUSES = {
  placed: 'waiting_for_confirmation',
  accepted: 'cooking',
  packing: 'packing_processing',
  ready: 'ready_to_pickup',
  delivered: 'completed',
  rejected: 'declined',
} as const;
/** The problems whose status differs from that of the contract. */
const PROBLEMS: Record<string, number> = { 'wrong-code': 400, 'unknown-cursor': 410 };
/** The names of fields that the portal calls differently, in a problem and in the portal. */
const FIELDS: Record<string, string> = { '/price': 'selling_price', '/photo': 'image' };
const LARGEST_PAGE = 100;

const rupees = (paise: number) => paise / 100;
const paise = (amount: number) => Math.round(amount * 100);
const toPhone = (digits: number | string) => `+91${digits}`;
const fromPhone = (phone: string) => Number(phone.slice(3));
export const pathOf = (list: string, id: string) => `/v2/${list}/${encodeURIComponent(id)}`;
const keyOf = <Key extends string>(table: Record<Key, string>, value: string | undefined) =>
  (Object.keys(table) as Key[]).find((key) => table[key] === value);

export const backend = defineBackend({
  signUp: (input, call) =>
    done(call, 'POST', '/v2/merchants', { ...toContact(input), storeName: input.restaurant_name }),
  requestCode: ({ phone }, call) => done(call, 'POST', '/v2/codes', { phone: toPhone(phone) }),
  verifyCode: async ({ phone, otp }, call) => {
    // The portal sends the code as a number, so `0421` arrives as 421.
    const body = { phone: toPhone(phone), code: String(otp).padStart(4, '0') };
    const session = await read<Api.Session>(call, { method: 'POST', path: '/v2/sessions', body });
    return { data: { ...toVendor(session.merchant), access_token: session.accessToken } };
  },
  logout: (_input, call) => done(call, 'DELETE', '/v2/sessions/current'),
  vendorGet: async (_input, call) => ({ data: toVendor(await read(call, { path: '/v2/me' })) }),
  vendorUpdateProfile: (input, call) => done(call, 'PATCH', '/v2/me', toContact(input)),
  restaurantGet: async (_input, call) => ({
    data: [toRestaurant(await read(call, { path: '/v2/store' }))],
  }),

  dashboard: async (_input, call) => {
    const [stats, waiting] = await Promise.all([
      read<Api.Stats>(call, { path: '/v2/stats' }),
      readOrders(call, { state: 'placed' }),
    ]);
    const orders = { total: stats.orders, completed: stats.delivered, declined: stats.rejected };
    const revenue = { total_revenue: rupees(stats.revenue) };
    return { data: { orders, teamMembers: stats.staff, revenue, orderDetails: waiting.data } };
  },
  waitingOrders: (_input, call) => readOrders(call, { state: 'placed' }),
  ordersByStatus: (input, call) => readOrders(call, toQuery(input), input.limit),
  orderHistory: (input, call) => readOrders(call, toQuery(input), input.limit),
  historyPage: ({ filter, sort, cursor, size }, call) =>
    readOrders(call, { ...toQuery(filter), sort: sort.replace('date', 'placedAt') }, size, cursor),
  orderDetails: async ({ order_id }, call) => ({
    data: toOrder(await read(call, { path: pathOf('orders', order_id) })),
  }),
  updateOrderStatus: ({ food_order_id, status, cooking_time = '' }, call) => {
    const prepMinutes = Number.parseInt(cooking_time, 10) || undefined;
    const body = { state: keyOf(STATUSES, status), prepMinutes };
    return done(call, 'PUT', `${pathOf('orders', food_order_id)}/state`, body);
  },

  dishCategories: async (_input, call) => {
    const categories = await read<Api.Category[]>(call, { path: '/v2/categories' });
    return { data: categories.map(({ id, name }) => ({ _id: id, name })) };
  },
  foodItemAll: async (_input, call) => {
    const dishes = await read<Api.Dish[]>(call, { path: '/v2/dishes' });
    return { data: dishes.map(toItem) };
  },
  foodItemGet: async ({ dish_item_id }, call) => ({
    data: toItem(await read(call, { path: pathOf('dishes', dish_item_id) })),
  }),
  foodItemDelete: ({ dish_item_id }, call) => done(call, 'DELETE', pathOf('dishes', dish_item_id)),
  foodItemUpdate: async (input, call) => {
    const path = pathOf('dishes', input.dish_item_id);
    if (input.variants?.length || [input.addon ?? []].flat().length > 0) {
      throw new Refused({ status: 422, message: 'This marketplace has no variants and add-ons' });
    }
    await done(call, 'PATCH', path, fromItem(input));
    if (!input.image) return {};
    const body = new FormData();
    body.append('photo', input.image);
    return done(call, 'PUT', `${path}/photo`, body);
  },
});

export async function read<Body>(call: Call, request: BackendRequest): Promise<Body> {
  const reply = await call.send(request);
  if (reply.status < 400) return (reply.status === 204 ? null : await reply.json()) as Body;
  // The error page of a gateway is no problem of RFC 9457.
  const isProblem = reply.headers.get('content-type')?.includes('problem+json');
  if (!isProblem) throw new Refused({ status: reply.status, message: '' });
  const problem = (await reply.json()) as Api.Problem;
  const fields = (problem.errors ?? []).map(
    ({ pointer, detail }) => [FIELDS[pointer] ?? pointer.slice(1), detail] as const,
  );
  throw new Refused({
    status: PROBLEMS[problem.type.split('/').at(-1) ?? ''] ?? reply.status,
    message: problem.detail ?? problem.title,
    fields: Object.fromEntries(fields),
  });
}

async function done(call: Call, method: string, path: string, body?: BackendRequest['body']) {
  await read(call, { method, path, body });
  return {};
}

/** Reads pages until there are `count` orders, because this backend sends at most 100 at once. */
async function readOrders(
  call: Call,
  query: Record<string, string>,
  count = Number.POSITIVE_INFINITY,
  cursor: string | null = null,
) {
  const data: Order[] = [];
  let after = cursor;
  for (;;) {
    const limit = String(Math.min(count - data.length, LARGEST_PAGE));
    const request = { path: '/v2/orders', query: { ...query, limit, ...(after && { after }) } };
    const { items, nextCursor, summary } = await read<Api.OrderPage>(call, request);
    data.push(...items.map(toOrder));
    after = nextCursor;
    if (after === null || data.length >= count) {
      return { data, next: after, totals: toTotals(summary) };
    }
  }
}

function toTotals({ count, sold, average, rejected }: Api.OrderPage['summary']) {
  const orNull = (amount: number | null) => (amount === null ? null : rupees(amount));
  return { orders: count, revenue: orNull(sold), average: orNull(average), lost: orNull(rejected) };
}

function toQuery({ status, search: q, from, to }: Filter) {
  const state = keyOf(STATUSES, status);
  return { ...(state && { state }), ...(q && { q }), ...(from && { from }), ...(to && { to }) };
}

function toContact({ name, phone, email }: InputOf<'vendorUpdateProfile'>) {
  return { fullName: name, phone: toPhone(phone), email };
}

function toVendor({ id, fullName, phone, email, store }: Api.Merchant) {
  const contact = { name: fullName, phone: fromPhone(phone), email };
  const restaurant = { _id: store.id, name: store.name };
  // This marketplace verifies its merchants before they can register.
  return { _id: id, ...contact, is_kyc_completed: true, restaurant };
}

function toRestaurant({ id, name, minimumOrder, prepMinutes }: Api.Store): Restaurant {
  const minimum_order_value = rupees(minimumOrder);
  const orders = { minimum_order_value, minimum_order_preparation_time: prepMinutes };
  return { _id: id, name, assets: [], veg_non_veg: 'both', ...orders };
}

function toOrder({ bill, customer, payment, ...order }: Api.Order): Order {
  const total_amount = rupees(bill.total);
  const payment_status = payment.isPaid ? 'captured' : 'pending';
  return {
    _id: order.id,
    order_id: order.number,
    status: STATUSES[order.state],
    createdAt: order.placedAt,
    cart_items: order.lines.map((line) => ({
      food_item_id: line.dishId,
      food_item_name: line.name,
      quantity: line.quantity,
      food_item_price: rupees(line.unitPrice),
      veg_nonveg: DIETS[line.diet],
      instructions: line.note,
    })),
    instructions: order.note,
    cooking_time: order.prepMinutes === null ? null : `${order.prepMinutes} minutes`,
    verification_code: order.pickupCode,
    delivery_address: { ...customer, phone: fromPhone(customer.phone) },
    status_timing: Object.fromEntries(order.history.map(({ state, at }) => [STATUSES[state], at])),
    payment_status,
    payment_method_id: payment.method,
    transaction_id: payment.reference,
    billing_detail: { payment_status, total_amount },
    item_sub_total_amount: rupees(bill.items),
    coupon_amount: rupees(bill.discount),
    after_discount_sub_amt: rupees(bill.items - bill.discount),
    packing_fee: rupees(bill.packing),
    gst_percentage: bill.taxPercent,
    tax_amount: rupees(bill.tax),
    delivery_fee: rupees(bill.delivery),
    total_amount,
  };
}

function toItem(dish: Api.Dish): FoodItem {
  return {
    _id: dish.id,
    name: dish.name,
    title: dish.subtitle,
    description: dish.about,
    selling_price: rupees(dish.price),
    base_price: rupees(dish.listPrice),
    tag: dish.label,
    veg_nonveg: DIETS[dish.diet],
    status: dish.isListed,
    in_stock: dish.isAvailable,
    recomended: dish.isRecommended,
    dish_category_id: dish.categoryId,
    product_type: 'simple',
    product_timing: dish.isAllDay ? 'full_time' : 'partial_time',
    default_quantity: dish.servings,
    image: dish.photo,
  };
}

/** Leaves out the fields that the portal has not sent. */
function fromItem(input: FoodItemUpdate) {
  return {
    name: input.name,
    subtitle: input.title,
    about: input.description,
    price: paise(input.selling_price),
    listPrice: paise(input.base_price ?? 0),
    label: input.tag,
    diet: keyOf(DIETS, input.veg_nonveg),
    isListed: input.status,
    isAvailable: input.in_stock,
    isRecommended: input.recomended,
    categoryId: input.dish_category_id,
    isAllDay: input.product_timing !== 'partial_time',
    servings: input.default_quantity,
  } satisfies Partial<Api.Dish>;
}
