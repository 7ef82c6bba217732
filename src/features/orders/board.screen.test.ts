import { type OrderRef, orderCard } from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const ITEM = { food_item_name: 'Idli', quantity: 1, food_item_price: 40, veg_nonveg: 'veg' };

test('a card links to the items that it does not show', async ({ page, signInNew }) => {
  const three = ['Idli', 'Vada', 'Dosa'].map((name) => ({ ...ITEM, food_item_name: name }));
  const orders = [three, [ITEM, ITEM]].map((cart_items) => ({ status: 'cooking', cart_items }));
  const vendor = await signInNew({ orders }, '/orders?tab=preparing');
  const [long, short] = vendor.orders as [OrderRef, OrderRef];
  await expect(orderCard(page, short).getByRole('listitem')).toHaveCount(2);
  await expect(
    page.getByRole('link', { name: `View Details, order ${short.order_id}` }),
  ).toHaveText('View Details');
  const card = orderCard(page, long);
  await expect(card.getByRole('listitem')).toHaveText([/Idli/, /Vada/]);
  await card.getByRole('link', { name: `View More, order ${long.order_id}` }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/view-order/${long.order_id}$`));
});
