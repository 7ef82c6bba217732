import type { DishCategory, FoodItem, FoodItemUpdate, Order, Vendor } from 'vendor-portal/backend';
import { type BackendCall, defineBackend, type Json, Refused } from 'vendor-portal/backend';
import type * as Answer from './answers.ts';
import type { Status } from './types.ts';

type Call = Pick<BackendCall<'vendorGet'>, 'send'>;
type Variables = Record<string, Json>;

const STATUSES: Record<Status, string> = {
  NEW: 'waiting_for_confirmation',
  COOKING: 'cooking',
  PACKING: 'packing_processing',
  READY: 'ready_to_pickup',
  DELIVERED: 'completed',
  DECLINED: 'declined',
};
/** The HTTP status of each code, because this backend answers errors with 200. */
const CODES: Record<string, number> = {
  UNAUTHENTICATED: 401,
  WRONG_CODE: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE_CURSOR: 410,
  INVALID: 422,
};
/** The fields of the portal's forms that have another name here. */
const FIELDS: Record<string, string> = { price: 'selling_price' };

const keyOf = <Key extends string>(table: Record<Key, string>, value: string) =>
  (Object.keys(table) as Key[]).find((key) => table[key] === value);

/** Aliases give most fields the names of the contract. */
const VENDOR = '_id: id name phone email restaurant { _id: id name }';
const RESTAURANT = `_id: id name veg_non_veg: diet minimum_order_value: minimumOrder
  minimum_order_preparation_time: minutes`;
const ORDER = `_id: id order_id: number status createdAt: placedAt minutes
  cart_items: lines {
    food_item_id: itemId food_item_name: name varient_name: variant quantity
    food_item_price: price veg_nonveg: diet instructions: note
  }
  bill {
    item_sub_total_amount: subtotal coupon_amount: discount after_discount_sub_amt: afterDiscount
    packing_fee: packing gst_percentage: taxPercent tax_amount: tax delivery_fee: delivery
    total_amount: total
  }
  delivery_address: customer { name phone address } instructions: note
  payment_method_id: paidWith verification_code: code timeline { status at }`;
const ITEM = `_id: id name title description selling_price: price base_price: basePrice tag
  veg_nonveg: diet status: isListed in_stock: isInStock recomended: isRecommended
  dish_category_id: categoryId product_type: type product_timing: timing
  default_quantity: servings image: picture
  variants: choices { group: name variants: options { _id: id name } }
  combinations: prices { first_gp: first second_gp: second price }
  addon: addons {
    group: name max_selection: max is_price_related: hasPrices addon: addons { _id: id name price }
  }`;

export const backend = defineBackend({
  signUp: ({ name, restaurant_name: restaurant, phone, email }, call) => {
    const input = { name, restaurant, phone: String(phone), email };
    return run(call, '($input: RegisterInput!) { register(input: $input) }', { input });
  },
  requestCode: ({ phone }, call) =>
    run(call, '($phone: String!) { requestCode(phone: $phone) }', { phone: String(phone) }),
  verifyCode: async ({ phone, otp }, call) => {
    const query = `mutation ($phone: String!, $code: String!) {
      signIn(phone: $phone, code: $code) { token vendor { ${VENDOR} } }
    }`;
    // The portal sends the code as a number, so `0421` arrives as 421.
    const variables = { phone: String(phone), code: String(otp).padStart(4, '0') };
    const { signIn } = await ask<Answer.SignIn>(call, query, variables);
    return { data: { ...signIn.vendor, is_kyc_completed: true, access_token: signIn.token } };
  },
  logout: (_input, call) => run(call, '{ signOut }'),
  vendorGet: async (_input, call) => {
    const { viewer } = await ask<{ viewer: Vendor }>(call, `{ viewer { ${VENDOR} } }`);
    return { data: { ...viewer, is_kyc_completed: true } };
  },
  vendorUpdateProfile: ({ name, phone, email }, call) => {
    const input = { name, phone: String(phone), email };
    return run(call, '($input: ContactInput!) { updateViewer(input: $input) { id } }', { input });
  },
  restaurantGet: async (_input, call) => {
    const query = `{ viewer { restaurant { ${RESTAURANT} } } }`;
    const { viewer } = await ask<{ viewer: { restaurant: Answer.Profile } }>(call, query);
    return { data: [{ ...viewer.restaurant, assets: [] }] };
  },

  dashboard: async (_input, call) => {
    const [stats, waiting] = await Promise.all([
      askRestaurant<Answer.Stats>(call, 'stats', 'orders delivered declined revenue staff'),
      readOrders(call, { status: STATUSES.NEW }),
    ]);
    const orders = { total: stats.orders, completed: stats.delivered, declined: stats.declined };
    const revenue = { total_revenue: stats.revenue };
    return { data: { orders, teamMembers: stats.staff, revenue, orderDetails: waiting.data } };
  },
  waitingOrders: async (_input, call) => readOrders(call, { status: STATUSES.NEW }),
  ordersByStatus: async (input, call) => readOrders(call, input, input.limit),
  orderHistory: async (input, call) => readOrders(call, input, input.limit),
  historyPage: async ({ filter, sort, cursor, size }, call) =>
    readOrders(call, { ...filter, sort: sort === 'date' ? 'OLDEST' : 'NEWEST' }, size, cursor),
  orderDetails: async ({ order_id }, call) => {
    const query = `query ($id: ID!) { order(id: $id) { ${ORDER} } }`;
    const { order } = await ask<{ order: Answer.OrderRow }>(call, query, { id: order_id });
    return { data: toOrder(order) };
  },
  updateOrderStatus: ({ food_order_id: id, status, cooking_time = '' }, call) => {
    const minutes = Number.parseInt(cooking_time, 10) || null;
    const input = { id, to: keyOf(STATUSES, status), minutes };
    return run(call, '($input: MoveInput!) { moveOrder(input: $input) { id } }', { input });
  },

  dishCategories: async (_input, call) => ({
    data: await askRestaurant<DishCategory[]>(call, 'categories', '_id: id name'),
  }),
  foodItemAll: async (_input, call) => ({
    data: await askRestaurant<FoodItem[]>(call, 'menu', ITEM),
  }),
  foodItemGet: async ({ dish_item_id }, call) => {
    const query = `query ($id: ID!) { item(id: $id) { ${ITEM} } }`;
    const { item } = await ask<{ item: FoodItem }>(call, query, { id: dish_item_id });
    return { data: item };
  },
  foodItemDelete: ({ dish_item_id }, call) =>
    run(call, '($id: ID!) { removeItem(id: $id) }', { id: dish_item_id }),
  foodItemUpdate: (input, call) => {
    const change = '($id: ID!, $change: ItemChange!, $image: Upload)';
    const query = `${change} { updateItem(id: $id, change: $change, image: $image) { id } }`;
    return run(call, query, { id: input.dish_item_id, change: fromItem(input) }, input.image);
  },
});

async function ask<Data>(
  { send }: Call,
  query: string,
  variables: Variables = {},
  image?: File,
): Promise<Data> {
  const body = image ? toForm(query, variables, image) : { query, variables };
  const reads = !query.startsWith('mutation');
  const reply = await send({ method: 'POST', path: '/graphql', body, reads });
  if (reply.status !== 200) throw new Refused({ status: reply.status, message: '' });
  const { data, errors } = (await reply.json()) as Answer.Result<Data>;
  const [error] = errors ?? [];
  if (!error) return data;
  const { code = '', fields = {} } = error.extensions ?? {};
  const named = Object.entries(fields).map(([name, text]) => [FIELDS[name] ?? name, text] as const);
  const status = CODES[code] ?? 500;
  throw new Refused({ status, message: error.message, fields: Object.fromEntries(named) });
}

/** Sends a mutation; a mutation has no data for the portal. */
async function run(call: Call, query: string, variables?: Variables, image?: File) {
  await ask(call, `mutation ${query}`, variables, image);
  return {};
}

async function askRestaurant<Field>(call: Call, name: string, fields: string): Promise<Field> {
  const query = `{ viewer { restaurant { field: ${name} { ${fields} } } } }`;
  const { viewer } = await ask<{ viewer: { restaurant: { field: Field } } }>(call, query);
  return viewer.restaurant.field;
}

/** The GraphQL multipart request specification: the file is the variable `image`. */
function toForm(query: string, variables: Variables, image: File): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { ...variables, image: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.image'] }));
  form.append('0', image);
  return form;
}

/** Reads pages until there are `count` orders, because this backend sends at most 50 at once. */
async function readOrders(
  call: Call,
  { status, search, sort = 'NEWEST' }: Answer.OrderFilter,
  count = Number.POSITIVE_INFINITY,
  cursor: string | null = null,
) {
  const query = `query ($first: Int!, $after: String, $status: Status, $search: String, $sort: Sort) {
    viewer { restaurant {
      orders(first: $first, after: $after, status: $status, search: $search, sort: $sort) {
        nodes { ${ORDER} } pageInfo { endCursor hasNextPage }
        totals { orders revenue average lost: declined }
      }
    } }
  }`;
  const data: Order[] = [];
  let after = cursor;
  for (;;) {
    const first = Math.min(count - data.length, 50);
    const page = { first, after, status: keyOf(STATUSES, status), search, sort };
    const { viewer } = await ask<Answer.OrderPage>(call, query, page);
    const { nodes, pageInfo, totals } = viewer.restaurant.orders;
    data.push(...nodes.map(toOrder));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    if (after === null || data.length >= count) return { data, next: after, totals };
  }
}

function toOrder({ status, minutes, bill, timeline, ...order }: Answer.OrderRow): Order {
  const payment_status = order.payment_method_id ? 'captured' : 'pending';
  return {
    ...order,
    ...bill,
    status: STATUSES[status],
    payment_status,
    billing_detail: { payment_status, total_amount: bill.total_amount },
    cooking_time: minutes === null ? null : `${minutes} minutes`,
    status_timing: Object.fromEntries(timeline.map((step) => [STATUSES[step.status], step.at])),
  };
}

/** Leaves out the fields that the portal has not sent. */
function fromItem(input: FoodItemUpdate) {
  const groups = input.addon && [input.addon].flat();
  return {
    name: input.name,
    title: input.title,
    description: input.description,
    price: input.selling_price,
    basePrice: input.base_price,
    tag: input.tag,
    diet: input.veg_nonveg,
    isListed: input.status,
    isInStock: input.in_stock,
    isRecommended: input.recomended,
    categoryId: input.dish_category_id,
    type: input.product_type,
    timing: input.product_timing,
    servings: input.default_quantity,
    choices: input.variants?.map(({ group: name, variants }) => ({
      name,
      options: variants.map(({ _id: id, name: option }) => ({ id, name: option })),
    })),
    prices: input.combinations?.map(({ first_gp: first, second_gp: second, price }) => ({
      first,
      second,
      price,
    })),
    addons: groups?.map(
      ({ group: name, max_selection: max, is_price_related: hasPrices, addon }) => ({
        name,
        max,
        hasPrices,
        addons: addon.map(({ _id: id, name: option, price }) => ({ id, name: option, price })),
      }),
    ),
  };
}
