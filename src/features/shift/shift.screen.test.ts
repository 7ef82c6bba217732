import { dayFigure, figure } from '../../../tests/pages/dashboard.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { endOf, shortNumberOf } from '../../core/orders/orderIds.ts';

const ORDERS = [
  { status: 'waiting_for_confirmation', ageMinutes: 1 },
  { status: 'waiting_for_confirmation', ageMinutes: 9 },
  { status: 'declined', ageMinutes: 1 },
  { status: 'completed', ageMinutes: 3 * 1_440 },
] as const;

test('a figure of the shift that was never loaded is not 0', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: ORDERS });
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'orderHistory', restaurantId, status: 400 });
  await signIn(vendor, '/dashboard');
  await expect(page.getByRole('banner')).toContainText('– today');
  await expect(figure(page, 'Revenue today')).toHaveText('–');
});

test('the dashboard begins with today and lists new orders by their age', async ({
  page,
  signInNew,
}) => {
  const { orders } = await signInNew({ orders: ORDERS });
  await expect(dayFigure(page, 'Orders today')).toHaveText('3');
  await expect(figure(page, 'Revenue today')).toHaveText('₹1,540');
  await expect(dayFigure(page, 'Waiting now')).toHaveText('2');
  await expect(page.locator('dt').nth(1)).toHaveText('Total Orders');
  await expect(page.getByRole('article')).toHaveText([
    new RegExp(`^#${shortNumberOf(endOf(orders[1].order_id))}.*waiting 9 min`),
    new RegExp(`^#${shortNumberOf(endOf(orders[0].order_id))}.*waiting 1 min`),
  ]);
});
