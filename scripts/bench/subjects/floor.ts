/** The code that the baselines share: the calls, and the texts of a card or a row. */

export const TABS = [
  { status: 'waiting_for_confirmation', label: 'New', steps: ['Reject', 'Accept'] },
  { status: 'cooking', label: 'Preparing', steps: ['Order Ready'] },
  { status: 'packing_processing', label: 'Packed', steps: ['Ready For Pickup'] },
  { status: 'ready_to_pickup', label: 'Ready', steps: [] },
] as const;

export type Status = (typeof TABS)[number]['status'];

/** Every signed-in screen reads this list, because the menu shows its count. */
export const WAITING = TABS[0].status;

export type Lists = Readonly<Record<Status, readonly FloorOrder[]>>;

export const NO_LISTS: Lists = {
  waiting_for_confirmation: [],
  cooking: [],
  packing_processing: [],
  ready_to_pickup: [],
};

interface WireItem {
  food_item_name: string;
  varient_name: string;
  quantity: number;
  food_item_price: number;
  veg_nonveg?: string;
  veg_non_veg?: string;
}

export interface WireOrder {
  _id: string;
  order_id: string;
  status: string;
  createdAt: string;
  cart_items?: readonly WireItem[];
  cartitems?: readonly WireItem[];
  customer: { name: string };
  instructions: string;
  invoice_no: string;
  payment_status: string;
  total_amount: number;
}

interface WireDish {
  name: string;
  base_price: number;
  selling_price: number;
  in_stock: boolean;
  recomended: boolean;
  tag: string;
  dish_category_id: string;
}

export interface FloorOrder {
  id: string;
  number: string;
  createdAt: string;
  items: string[];
  more: number;
  note: string;
  total: number;
}

export interface FloorRow {
  number: string;
  createdAt: string;
  customer: string;
  items: number;
  total: number;
  payment: string;
  status: string;
  words: string;
}

const SHOWN_ITEMS = 2;
export const BOARD_LIMIT = 10_000;
const REFRESH_MS = 10_000;

const currency = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const dates = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const numbers = new Intl.NumberFormat('en-IN');

export const money = (amount: number) => currency.format(amount);
export const dateTime = (iso: string) => dates.format(new Date(iso));
export const number = (count: number) => numbers.format(count);

/** The second line of a card: status, time and age. */
export function stateOf(label: string, createdAt: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(createdAt)) / 60_000);
  return `${label} · ${dateTime(createdAt)} · Waiting ${minutes} min`;
}

export async function call<Data>(
  path: string,
  body: object,
  resource = 'food-order',
): Promise<Data> {
  const reply = await fetch(`/api/${resource}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    },
    body: JSON.stringify({ restaurant_id: localStorage.getItem('restaurant_id'), ...body }),
  });
  const { data } = (await reply.json()) as { data: Data };
  return data;
}

/** The orders of a tab, oldest first. */
export async function readList(status: Status): Promise<FloorOrder[]> {
  const rows =
    status === WAITING
      ? await call<WireOrder[]>('get-waiting-order', {})
      : await call<WireOrder[]>('get-order-by-status', { status, search: '', limit: BOARD_LIMIT });
  return rows.map(toOrder).sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

export async function sendOn({ id }: FloorOrder, status: Status): Promise<void> {
  await call('update-order-status', { food_order_id: id, status });
}

export async function readHistory(): Promise<FloorRow[]> {
  const body = { status: 'all', limit: BOARD_LIMIT };
  return (await call<WireOrder[]>('get-order-history', body)).map(toRow);
}

/** The name and the six cells of each item. */
export async function readMenu(): Promise<string[][]> {
  const items = await call<WireDish[]>('all', {}, 'food-item');
  return items.map((item) => [
    item.name,
    String(item.base_price),
    String(item.selling_price),
    item.in_stock ? 'Yes' : 'No',
    item.recomended ? 'Yes' : 'No',
    item.tag,
    item.dish_category_id,
  ]);
}

/** Calls `read` on each return to the page and every 10 s, as the portal does. */
export function keepReading(read: () => void): () => void {
  const timer = setInterval(read, REFRESH_MS);
  window.addEventListener('focus', read);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', read);
  };
}

export const itemsOf = (wire: WireOrder) => wire.cart_items ?? wire.cartitems ?? [];

function toText(item: WireItem): string {
  const { food_item_name, varient_name, quantity, food_item_price } = item;
  const diet = item.veg_nonveg ?? item.veg_non_veg ?? '';
  return `${diet} ${quantity} × ${food_item_name} ${varient_name} ${money(food_item_price)}`;
}

function toOrder(wire: WireOrder): FloorOrder {
  const items = itemsOf(wire);
  return {
    id: wire._id,
    number: wire.order_id,
    createdAt: wire.createdAt,
    items: items.slice(0, SHOWN_ITEMS).map(toText),
    more: items.length - SHOWN_ITEMS,
    note: wire.instructions,
    total: wire.total_amount,
  };
}

function toRow(wire: WireOrder): FloorRow {
  const { order_id, createdAt, customer, invoice_no, total_amount, payment_status, status } = wire;
  const items = itemsOf(wire);
  const dishes = items.map((item) => item.food_item_name);
  return {
    number: order_id,
    createdAt,
    customer: customer.name,
    items: items.length,
    total: total_amount,
    payment: payment_status,
    status,
    words: [order_id, customer.name, invoice_no, total_amount, ...dishes].join('\n').toLowerCase(),
  };
}
