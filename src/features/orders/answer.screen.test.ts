import { type OrderRef, openAccept, orderCard } from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const NEW = { status: 'waiting_for_confirmation' };

const FULL = {
  ...NEW,
  order_id: 'ORD-7301',
  instructions: 'no onion, Jain',
  cart_items: ['Idli', 'Vada', 'Dosa'].map((food_item_name) => ({
    food_item_name,
    quantity: 2,
    food_item_price: 40,
  })),
};

test('the second line of the toast names the order', async ({ page, signInNew }) => {
  const vendor = await signInNew({ orders: [FULL] }, '/orders');
  const [order] = vendor.orders as [OrderRef];
  const dialog = await openAccept(page, order);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Order Updated!' })).toContainText(
    'Order ORD-7301',
  );
  await expect(orderCard(page, order)).toBeHidden();
});
