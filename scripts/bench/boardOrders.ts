const DISHES = ['Masala Dosa', 'Paneer Butter Masala', 'Chicken Biryani', 'Butter Naan'];
const BEGIN = Date.parse('2026-11-20T06:00:00.000Z');

/** So many waiting orders as the wire tells them. */
export function boardOrders(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `id${index}`,
    order_id: `ORD-${index}`,
    status: 'waiting_for_confirmation',
    createdAt: new Date(BEGIN + index * 1_000).toISOString(),
    cart_items: DISHES.slice(0, 1 + (index % DISHES.length)).map((name, at) => ({
      food_item_name: name,
      varient_name: at % 2 ? 'Full' : '',
      quantity: 1 + at,
      food_item_price: 120 + 10 * at,
      veg_nonveg: name.startsWith('Chicken') ? 'non-veg' : 'veg',
    })),
    billing_detail: { payment_status: 'captured', total_amount: 240 + index },
    instructions: '',
    status_timing: { waiting_for_confirmation: new Date(BEGIN + index * 1_000).toISOString() },
  }));
}
