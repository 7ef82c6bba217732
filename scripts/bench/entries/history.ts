/** What both floors share: the call, and a row with the facts that the portal shows and searches. */
export interface FloorRow {
  number: string;
  date: string;
  customer: string;
  items: number;
  total: number;
  payment: string;
  status: string;
  words: string;
}

interface WireOrder {
  order_id: string;
  createdAt: string;
  customer: { name: string };
  invoice_no: string;
  total_amount: number;
  payment_status?: string;
  status: string;
  cart_items?: readonly { food_item_name: string }[];
  cartitems?: readonly { food_item_name: string }[];
}

export async function loadHistory(): Promise<FloorRow[]> {
  const { token, restaurant } = JSON.parse(sessionStorage.getItem('bench') ?? '{}') as {
    token: string;
    restaurant: string;
  };
  const reply = await fetch('/api/food-order/get-order-history', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ restaurant_id: restaurant, status: 'all', limit: 10_000 }),
  });
  const { data } = (await reply.json()) as { data: WireOrder[] };
  return data.map(toRow);
}

function toRow(order: WireOrder): FloorRow {
  const dishes = (order.cart_items ?? order.cartitems ?? []).map((item) => item.food_item_name);
  const { order_id: number, customer, invoice_no, total_amount: total, status } = order;
  return {
    number,
    date: new Date(order.createdAt).toLocaleString('en-IN'),
    customer: customer.name,
    items: dishes.length,
    total,
    payment: order.payment_status ?? '',
    status,
    words: [number, customer.name, invoice_no, total, ...dishes].join('\n').toLowerCase(),
  };
}

export function money(total: number): string {
  return `₹${total.toFixed(2)}`;
}

export const PAGE = 25;
