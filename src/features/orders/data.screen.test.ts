import { ordersLink } from '../../../tests/pages/menu.ts';
import { acceptOrder, type OrderRef, orderCard, tab } from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

function odd(fields: Record<string, unknown>) {
  return { status: 'waiting_for_confirmation', ...fields };
}

const UNKNOWN_FIELDS = Object.fromEntries(
  Array.from({ length: 100 }, (_, index) => [`field_${index}`, { index }]),
);
const NONSENSE = odd({
  ...UNKNOWN_FIELDS,
  createdAt: undefined,
  cart_items: null,
  cartitems: 'soup',
  billing_detail: [],
  delivery_address: null,
  customer: 7,
  status_timing: { cooking: 'yesterday', '': null },
  total_amount: 'much',
  item_sub_total_amount: {},
  gst_percentage: 'NaN',
  distance_from_customer: [],
  invoice_no: {},
});

const ODD_ROWS = [
  null,
  'x',
  7,
  [],
  odd({ createdAt: '2026-13-45', order_id: 'NO-ID' }),
  odd({ _id: 'a', order_id: 'A' }),
  odd({ _id: 'a', order_id: 'A' }),
];

test('orders of wrong values do not stop others from being accepted', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ orders: [NONSENSE, odd({}), { status: 'out_for_delivery' }] });
  const [bad, good, unknown] = vendor.orders as [OrderRef, OrderRef, OrderRef];
  await signIn(vendor);
  await page.getByRole('button', { name: `Order ${bad.order_id}, show details` }).click();
  const panel = page.getByRole('region', { name: 'Order Details' });
  await expect(panel).toContainText('Total–');
  await ordersLink(page).first().click();
  await expect(orderCard(page, bad)).toBeVisible();
  await acceptOrder(page, good);
  await expect(tab(page, 'Preparing', 1)).toBeVisible();

  await tab(page, 'All', 3).click();
  const card = orderCard(page, unknown);
  await expect(card.getByTitle('out_for_delivery')).toHaveText('Unknown');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('a list of null is an empty list', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const body = { statusCode: 200, data: null };
  await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, body });
  await signIn(vendor, '/orders');
  await expect(tab(page, 'New', 0)).toBeVisible();
  await expect(page.getByText('No Orders found')).toBeVisible();
  await expect(page.getByText('Orders could not be loaded.')).toBeHidden();
});

test('of odd rows the orders are shown once', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const body = { statusCode: 200, data: ODD_ROWS };
  await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, body });
  await signIn(vendor, '/orders');
  const withoutId = orderCard(page, { order_id: 'NO-ID' });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(tab(page, 'New', 2)).toBeVisible();
  await expect(withoutId.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Accept, order A' })).toHaveCount(1);
});
