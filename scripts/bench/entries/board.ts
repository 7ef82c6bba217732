/** What both floors of the board share: the call, and an order as they show it. */
export interface FloorOrder {
  number: string;
  date: string;
  items: string[];
  more: number;
  note: string;
  total: string;
}

interface WireOrder {
  order_id: string;
  createdAt: string;
  cart_items: { food_item_name: string; quantity: number; food_item_price: number }[];
  instructions: string;
  billing_detail: { total_amount: number };
}

export async function loadBoard(): Promise<FloorOrder[]> {
  const { token, restaurant } = JSON.parse(sessionStorage.getItem('bench') ?? '{}') as {
    token: string;
    restaurant: string;
  };
  const reply = await fetch('/api/food-order/get-waiting-order', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ restaurant_id: restaurant }),
  });
  const { data } = (await reply.json()) as { data: WireOrder[] };
  return data.map((order) => ({
    number: order.order_id,
    date: new Date(order.createdAt).toLocaleString('en-IN'),
    items: order.cart_items
      .slice(0, 2)
      .map((item) => `${item.quantity} × ${item.food_item_name} ₹${item.food_item_price}`),
    more: Math.max(0, order.cart_items.length - 2),
    note: order.instructions,
    total: `₹${order.billing_detail.total_amount.toFixed(2)}`,
  }));
}

/** The floors read again when somebody comes back, as the portal does. */
export function onReturn(read: () => void): void {
  window.addEventListener('focus', read);
}

/** At once, or behind a button of another screen for who asks for that. */
export function whenAsked(open: () => void): void {
  if (window.location.hash !== '#elsewhere') return open();
  const link = document.createElement('a');
  link.href = '/orders';
  link.textContent = 'Orders';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    link.remove();
    open();
  });
  document.body.append(link);
}
