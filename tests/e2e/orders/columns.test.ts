import { OPEN } from '../../../sandbox/resources/orders/statuses.ts';
import { type OrderRef, orderCard, step, tab, wheelTo } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';

const WAITING = 'waiting_for_confirmation';
const [, , ...OTHERS] = OPEN;

function cooking(minutes: number) {
  const cookingSince = new Date(Date.now() - minutes * 60_000).toISOString();
  return {
    status: 'cooking',
    cooking_time: '20 minutes',
    status_timing: { cooking: cookingSince },
  };
}

test('the choice of columns is remembered', async ({ page, signInNew }) => {
  const waiting = [1, 8, 4].map((ageMinutes) => ({ status: WAITING, ageMinutes }));
  const others = OTHERS.map((status) => ({ status }));
  await signInNew(
    {
      orders: [...waiting, cooking(2), cooking(31), cooking(17), ...others],
    },
    '/orders',
  );
  const urgencies = page.getByRole('article').locator('[data-vp-urgency]');
  await expect(urgencies).toHaveText(['waiting 8 min', 'waiting 4 min', 'waiting 1 min']);
  await tab(page, 'Preparing', 3).click();
  await expect(urgencies).toHaveText([/1\d\smin\slate/, /ready in 3\smin/, /ready in 18\smin/]);

  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Columns' }).click();
  for (const [name, count] of Object.entries({ New: 3, Preparing: 3, Packed: 1, Ready: 1 })) {
    const column = page.getByRole('region', { name: new RegExp(`^${name} ${count}$`) });
    await expect(column.getByRole('article')).toHaveCount(count);
  }
  await expect(page.getByRole('region', { name: / 1$/ })).toHaveCount(OTHERS.length);
  await expect(page.getByRole('article')).toHaveCount(6 + OTHERS.length);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.reload();
  const columns = page.getByRole('button', { name: 'Columns' });
  await expect(columns).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(tab(page, 'Preparing', 3)).toBeVisible();
  await expect(page.getByRole('group', { name: 'View' })).toHaveCount(0);
});

test('a column shows the whole name of a dish', async ({ page, signInNew }) => {
  const dish = {
    food_item_name: 'Chicken Dum Biryani',
    varient_name: 'Half',
    quantity: 1,
    food_item_price: 190,
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInNew({ orders: [{ status: WAITING, cart_items: [dish] }] }, '/orders');
  await page.getByRole('button', { name: 'Columns' }).click();
  const card = page.getByRole('region', { name: 'New 1' }).getByRole('article');
  await expect(card.getByText('Half', { exact: true })).toBeInViewport();
});

const MANY = Array.from({ length: 80 }, (_, index) => ({
  status: WAITING,
  order_id: `ORD-${String(index).padStart(2, '0')}`,
  ageMinutes: 80 - index,
}));

test('only the orders in view are rendered besides the focused one', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ orders: MANY });
  const [first, , , fourth] = vendor.orders as OrderRef[];
  if (!first || !fourth) throw new Error('There are too few orders');
  const last = vendor.orders.at(-1) as OrderRef;
  await signIn(vendor, '/orders');
  // At this width a row has three cards, so the fourth is in the next row.
  await step(page, 'Accept', first).focus();
  await page.mouse.move(640, 450);
  await wheelTo(page, orderCard(page, last));
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(25);
  await expect(step(page, 'Accept', first)).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(step(page, 'Reject', first)).toBeFocused();
  await expect(orderCard(page, first)).toBeInViewport();
  await expect(orderCard(page, fourth)).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'New' }).locator('[aria-posinset="1"]'),
  ).toHaveAttribute('aria-setsize', '80');

  // Let the page grow with its content.
  await page.addStyleTag({ content: 'html, body, #root { height: auto !important }' });
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.mouse.move(600, 400);
  await wheelTo(page, orderCard(page, last));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(40);
});

test('a card in a column is at most 180 px high, with the one tap too', async ({
  page,
  signInNew,
}) => {
  const orders = [{ status: WAITING }, { status: WAITING }, cooking(2)];
  await signInNew({ orders }, '/orders');
  await page.evaluate(() => {
    localStorage.setItem('orders_view', 'columns');
    localStorage.setItem('accept_minutes', '20');
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Accept, 20 min/ })).toHaveCount(2);
  const heights = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(180);
});
