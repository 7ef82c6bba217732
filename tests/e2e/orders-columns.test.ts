import { expect, test } from '../support/fixtures.ts';
import { type OrderRef, orderCard, step, tab } from '../support/board.ts';

const STATES = {
  New: 'waiting_for_confirmation',
  Preparing: 'cooking',
  Packed: 'packing_processing',
  Ready: 'ready_to_pickup',
};

test('four states stand side by side where there is room, and the device remembers', async ({
  page,
  newVendor,
  signIn,
}) => {
  const orders = Object.values(STATES).map((status) => ({ status }));
  const vendor = await newVendor({ orders });
  await signIn(vendor);
  await page.goto('/orders');
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Columns' }).click();
  for (const [index, name] of Object.keys(STATES).entries()) {
    const column = page.getByRole('region', { name: new RegExp(`^${name} 1$`) });
    await expect(orderCard(page, vendor.orders[index] as OrderRef)).toBeVisible();
    await expect(column.getByRole('article')).toHaveCount(1);
  }
  await expect(page.getByRole('tab')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Columns' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(tab(page, 'New', 1)).toBeVisible();
  await expect(page.getByRole('group', { name: 'View' })).toHaveCount(0);
});

test('cards tell how long an order waits and when it is due, the most urgent first', async ({
  page,
  newVendor,
  signIn,
}) => {
  const started = (minutes: number) => ({
    status: 'cooking',
    cooking_time: '20 minutes',
    status_timing: { cooking: new Date(Date.now() - minutes * 60_000).toISOString() },
  });
  const waiting = [1, 8, 4].map((ageMinutes) => ({ status: STATES.New, ageMinutes }));
  const vendor = await newVendor({ orders: [...waiting, started(2), started(31), started(17)] });
  await signIn(vendor);
  await page.goto('/orders');
  await expect(page.getByRole('article').locator('[data-vp-urgency]')).toHaveText([
    /Waiting 8 min/,
    /Waiting 4 min/,
    /Waiting 1 min/,
  ]);
  await tab(page, 'Preparing', 3).click();

  await expect(page.getByRole('article').locator('[data-vp-urgency]')).toHaveText([
    /Due \d+:\d\d [AP]M, 1\d min late/,
    /Due .*, in 3 min/,
    /Due .*, in 18 min/,
  ]);
});

const MANY = Array.from({ length: 80 }, (_, index) => ({
  status: STATES.New,
  order_id: `ORD-${String(index).padStart(2, '0')}`,
  ageMinutes: 80 - index,
}));

test('of many orders those in view are drawn, and the one with the focus stays', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ orders: MANY });
  const [first, , , fourth] = vendor.orders as OrderRef[];
  if (!first || !fourth) throw new Error('There are too few orders');
  const last = vendor.orders.at(-1) as OrderRef;
  await signIn(vendor);
  await page.goto('/orders');
  // Three cards a row at this width: the fourth begins the next one.
  await step(page, 'Accept', first).focus();
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 100_000);
  await expect(orderCard(page, last)).toBeInViewport();
  expect(await page.getByRole('article').count()).toBeLessThan(25);
  await expect(step(page, 'Accept', first)).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(step(page, 'Reject', first)).toBeFocused();
  await expect(orderCard(page, first)).toBeInViewport();
  await expect(orderCard(page, fourth)).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'New' }).locator('[aria-posinset="1"]'),
  ).toHaveAttribute('aria-setsize', '80');
});

test('in a page without a height of its own the window scrolls the orders', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ orders: MANY });
  const last = vendor.orders.at(-1) as OrderRef;
  await signIn(vendor);
  await page.goto('/orders');
  await expect(orderCard(page, vendor.orders[0] as OrderRef)).toBeVisible();
  await page.addStyleTag({ content: 'html, body, #root { height: auto !important }' });
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 100_000);

  await expect(orderCard(page, last)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.getByRole('article').count()).toBeLessThan(40);
});
