/** What both floors share: the call, and a row as they show it. */
export interface FloorRow {
  number: string;
  date: string;
  customer: string;
  total: number;
  status: string;
  words: string;
}

interface WireOrder {
  order_id: string;
  createdAt: string;
  customer: { name: string };
  invoice_no: string;
  total_amount: number;
  status: string;
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
  return data.map((order) => ({
    number: order.order_id,
    date: new Date(order.createdAt).toLocaleString('en-IN'),
    customer: order.customer.name,
    total: order.total_amount,
    status: order.status,
    words: [order.order_id, order.customer.name, order.invoice_no].join('\n').toLowerCase(),
  }));
}

export function money(total: number): string {
  return `₹${total.toFixed(2)}`;
}

export const PAGE = 25;
