import { expectNoBarriers } from '../../support/axe.ts';
import { cardsWhileShown, nameOf, sentChanges, step } from '../../support/board.ts';
import { installClock } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN, kitchen, setVisibility, stubWakeLock, ticket } from '../../support/kitchen.ts';

/** The items of a ticket that fits in one column. */
const cart_items = [{ food_item_name: 'Naan', quantity: 2, food_item_price: 10 }];
const NEW = { status: 'waiting_for_confirmation', cart_items };
const UNDO_MS = 5_000;

function cooking(minutesAgo: number) {
  const since = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const status_timing = { cooking: since };
  return { status: 'cooking', cooking_time: '20 minutes', status_timing, cart_items };
}

test('the screen is kept awake in kitchen mode only', async ({ page, signInNew }) => {
  const calls = await stubWakeLock(page);
  await signInNew({ orders: [NEW] }, KITCHEN);
  await expect(page.getByText('Screen stays on')).toBeVisible();
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await expect.poll(async () => (await calls()).slice(-2)).toEqual(['release', 'request screen']);
  await page.getByRole('button', { name: 'Close kitchen mode' }).click();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  await expect.poll(async () => (await calls()).at(-1)).toBe('release');
});

test('a lock that the system took is requested again at the next tap', async ({
  page,
  signInNew,
}) => {
  const calls = await stubWakeLock(page);
  await signInNew({ orders: [NEW] }, KITCHEN);
  await expect(page.getByText('Screen stays on')).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { takeWakeLock(): void }).takeWakeLock());
  await expect(page.getByText('Screen may turn off')).toBeVisible();
  await kitchen(page).click({ position: { x: 5, y: 300 } });
  await expect(page.getByText('Screen stays on')).toBeVisible();
  expect((await calls()).slice(-2)).toEqual(['release', 'request screen']);
});

test('a host with margins does not change the size of the text', async ({
  page,
  newVendor,
  signIn,
}) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.style.cssText = 'margin: 8px; height: calc(100% - 16px)';
    });
  });
  const vendor = await newVendor({ orders: [cooking(3)] });
  await signIn(vendor, KITCHEN);
  const naan = ticket(page, vendor.orders[0]).getByRole('listitem');
  await expect(naan).toHaveCSS('font-size', '40px');
});

test('every button in the kitchen is 64 px high', async ({ page, signInNew }) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInNew({ orders: [NEW, cooking(3), cooking(30)] }, KITCHEN);
  await expect(page.getByRole('button', { name: /Naan/ })).toHaveCount(2);
  const heights = await kitchen(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => [button.textContent, button.getBoundingClientRect().height]),
    );
  expect(heights.filter(([, height = 0]) => Number(height) < 64)).toEqual([]);
});

test('the view says how to set a device without a wake lock', async ({ page, signInNew }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
  });
  await signInNew({}, KITCHEN);
  await expect(page.getByText("This browser can't keep the screen on")).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Screen may turn off')).toBeVisible();
});

test('one tap on a preparation time accepts', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ orders: [NEW] }, KITCHEN);
  const [order] = vendor.orders;
  const name = `25 min, accept order ${order.order_id}`;
  await page.getByRole('button', { name }).click();
  await expect(step(page, 'Order Ready', order)).toBeVisible();
  const fields = { food_order_id: order._id, status: 'cooking', cooking_time: '25 minutes' };
  expect((await sentChanges(sandbox, vendor)).map((call) => call.fields)).toEqual([fields]);
});

const three_items = ['Naan', 'Paneer Butter Masala', 'Dal'].map((food_item_name) => ({
  food_item_name,
  quantity: 2,
  food_item_price: 10,
}));
const NEW_OF_THREE = { ...NEW, cart_items: three_items };

test('new orders show all their items and times, next to what is being cooked', async ({
  page,
  signInNew,
}) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const orders = [NEW_OF_THREE, NEW_OF_THREE, NEW_OF_THREE, cooking(3)];
  const vendor = await signInNew({ orders }, KITCHEN);
  await expect(page.getByRole('article')).toHaveCount(4);
  for (const order of vendor.orders) {
    const parts = ticket(page, order).locator('li, footer button');
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);
  await expect(page.getByRole('article').last()).toHaveAttribute('data-status', 'cooking');
  const [first] = vendor.orders;
  if (!first) throw new Error('There is no order');
  const reject = await step(page, 'Reject', first).boundingBox();
  for (const time of await ticket(page, first)
    .getByRole('button', { name: /accept/i })
    .all()) {
    const box = await time.boundingBox();
    if (!reject || !box) throw new Error('A button has no box');
    const aside = Math.max(reject.x - box.x - box.width, box.x - reject.x - reject.width);
    const above = Math.max(reject.y - box.y - box.height, box.y - reject.y - reject.height);
    expect(Math.max(aside, above)).toBeGreaterThanOrEqual(12);
  }
});

test('a line says how many more new orders wait, and shows them', async ({ page, signInNew }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const many = Array.from({ length: 12 }, (_, index) => cooking(index));
  await signInNew({ orders: [NEW, NEW, NEW, NEW, NEW, ...many] }, KITCHEN);
  const fresh = page.locator('article[data-fresh]');
  await expect(fresh).toHaveCount(3);
  const seen = await fresh.getByRole('heading').allInnerTexts();
  await page.getByRole('button', { name: '2 more new orders wait' }).click();
  await expect(fresh).toHaveCount(2);
  seen.push(...(await fresh.getByRole('heading').allInnerTexts()));
  expect(new Set(seen).size).toBe(5);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: '5 new orders' }).click();
  await expect(fresh).toHaveCount(2);
});

test('a new order that is longer than the page has its times in sight', async ({
  page,
  signInNew,
}) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const long_order = { ...NEW, cart_items: Array(10).fill(three_items).flat() };
  const { orders } = await signInNew({ orders: [long_order] }, KITCHEN);
  const long = ticket(page, orders[0]);
  await expect(long.getByRole('listitem')).toHaveCount(30);
  await expect(long.getByRole('button', { name: /^45 min/ })).toBeInViewport({ ratio: 1 });
  const last = long.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(long.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
});

test('on a host without a height, kitchen mode takes the window below its top', async ({
  page,
  signInNew,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent =
        'html, body, body > div { height: auto !important } body::before { content: ""; display: block; height: 72px }';
      document.head.append(style);
    });
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  const { orders } = await signInNew(
    { orders: [{ ...cooking(3), cart_items: three_items }] },
    KITCHEN,
  );
  for (const part of await ticket(page, orders[0]).locator('li, footer button').all()) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect(
    (await page.getByRole('button', { name: 'OK' }).boundingBox())?.width,
  ).toBeGreaterThanOrEqual(64);
  expect(await kitchen(page).boundingBox()).toMatchObject({ y: 72, height: 828 });
});

test('on an upright tablet, All day covers a part of two columns of tickets', async ({
  page,
  signInNew,
}) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  const orders = [NEW_OF_THREE, cooking(3), cooking(2), cooking(1), cooking(0)];
  const vendor = await signInNew({ orders }, KITCHEN);
  await expect(page.getByRole('article')).toHaveCount(5);
  const sides = async () =>
    new Set(
      (await Promise.all(vendor.orders.map((order) => ticket(page, order).boundingBox()))).map(
        (box) => box?.x,
      ),
    ).size;
  expect(await sides()).toBe(2);
  const counts = page.getByRole('complementary', { name: 'All day' });
  await expect(counts).toHaveCount(0);
  await page.getByRole('button', { name: 'All day' }).click();
  await expect(counts).toContainText('Naan');
  expect(await sides()).toBe(2);
  const [fresh] = vendor.orders;
  if (!fresh) throw new Error('There is no order');
  await step(page, 'Reject', fresh).click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(counts).toHaveCount(0);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(counts).toBeVisible();
  expect(await sides()).toBe(2);
});

test('in a low window, everything is in one list that scrolls', async ({ page, signInNew }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  const orders = [NEW_OF_THREE, cooking(3), cooking(2), cooking(1)];
  const vendor = await signInNew({ orders }, KITCHEN);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  const [, , , last] = vendor.orders;
  if (!last) throw new Error('There are too few orders');
  await page.keyboard.press('4');
  await expect(ticket(page, last).getByText(/^Sending in/)).toBeInViewport({ ratio: 1 });
});

test('a step is dropped when the page is hidden in its five seconds', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [cooking(3), cooking(1)] });
  const [dropped, kept] = vendor.orders;
  if (!dropped || !kept) throw new Error('There are too few orders');
  const pass = await installClock(page);
  await signIn(vendor, KITCHEN);
  await step(page, 'Order Ready', dropped).click();
  await expect(page.getByText(/^Sending in \d s$/)).toBeVisible();
  await setVisibility(page, 'hidden');
  await pass(2 * UNDO_MS);
  await setVisibility(page, 'visible');
  await expect(ticket(page, dropped).getByText('Not sent')).toBeVisible();

  await step(page, 'Order Ready', kept).click();
  await pass(UNDO_MS);
  await expect(step(page, 'Ready For Pickup', kept)).toBeVisible();
  const fields = { food_order_id: kept._id, status: 'packing_processing' };
  expect((await sentChanges(sandbox, vendor)).map((call) => call.fields)).toEqual([fields]);
});

test('a second tap sends a step at once', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ orders: [cooking(3), cooking(1)] });
  const [first, second] = vendor.orders;
  if (!first || !second) throw new Error('There are too few orders');
  const pass = await installClock(page);
  await signIn(vendor, KITCHEN);
  await step(page, 'Order Ready', first).click();
  await step(page, 'Undo', first).click();
  await expect(step(page, 'Order Ready', first)).toBeVisible();
  await step(page, 'Order Ready', second).click();
  await ticket(page, second)
    .getByText(/^Sending in/)
    .click();
  await expect(step(page, 'Ready For Pickup', second)).toBeVisible();

  await step(page, 'Order Ready', first).click();
  await page.getByRole('button', { name: 'Close kitchen mode' }).click();
  const notice = `Order ${nameOf(first)} not updated`;
  await expect(page.getByText(notice)).toBeVisible();
  await pass(2 * UNDO_MS);
  expect(await sentChanges(sandbox, vendor)).toMatchObject([
    { fields: { food_order_id: second._id } },
  ]);
});

test('a ticket leaves with its last step, and nobody looks it up', async ({ page, signInNew }) => {
  const packed = { ...cooking(3), status: 'packing_processing' };
  const vendor = await signInNew({ orders: [packed, cooking(1)] }, KITCHEN);
  const [done] = vendor.orders;
  if (!done) throw new Error('There is no order');
  await expect(ticket(page, done)).toBeVisible();
  const lookups = await cardsWhileShown(page, 'Looking up this order');
  await step(page, 'Ready For Pickup', done).click();
  await ticket(page, done)
    .getByText(/^Sending in/)
    .click();
  await expect(ticket(page, done)).toBeHidden();
  expect(await lookups.jsonValue()).toEqual([]);
});

test('five orders are served by keyboard alone', async ({ page, signInNew, sandbox, recorder }) => {
  recorder.allowCalls('waitingOrders', 'fifteen steps follow at once');
  recorder.allowCalls('ordersByStatus', 'fifteen steps follow at once');
  recorder.allowCalls('updateOrderStatus', 'fifteen steps follow at once');
  const vendor = await signInNew({ orders: [NEW, NEW, NEW, NEW, NEW] }, KITCHEN);
  await expect(kitchen(page)).toBeFocused();
  const first = page.getByRole('article').first();
  for (const status of ['waiting_for_confirmation', 'cooking', 'packing_processing']) {
    for (let moved = 0; moved < 5; moved += 1) {
      await expect(first).toHaveAttribute('data-status', status);
      const id = String(await first.getAttribute('data-ticket'));
      await page.keyboard.press('1');
      await page.keyboard.press(status === 'waiting_for_confirmation' ? 'ArrowDown' : '0');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.locator(`[data-ticket="${id}"][data-status="${status}"]`)).toHaveCount(0);
    }
  }
  expect(await sentChanges(sandbox, vendor)).toHaveLength(15);
});

const MANY_ITEMS = Array.from({ length: 40 }, (_, index) => ({
  food_item_name: `Rindfleischetikettierung ${index + 1}`,
  quantity: 2,
  food_item_price: 10,
}));

test('every item of a long ticket is in sight once', async ({ page, signInNew }) => {
  const order = { ...cooking(1), cart_items: MANY_ITEMS };
  await stubWakeLock(page);
  const { orders } = await signInNew({ orders: [order] }, KITCHEN);
  const seen: string[] = [];
  const next = page.getByRole('button', { name: 'Next page' });
  await expect(ticket(page, orders[0])).toBeVisible();
  // Wait for this text, because the note that it replaces takes up space.
  await expect(page.getByText('Screen stays on')).toBeVisible();
  for (;;) {
    const items = page.getByRole('article').getByRole('listitem');
    for (const item of await items.all()) {
      await expect(item).toBeInViewport({ ratio: 1 });
      seen.push((await item.innerText()).replace(/\D+/g, ' ').trim());
    }
    if (await next.isDisabled()) break;
    await page.keyboard.press('PageDown');
  }
  expect(seen).toEqual(MANY_ITEMS.map((_, index) => `2 ${index + 1}`));
  await expect(step(page, 'Order Ready', orders[0])).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('complementary', { name: 'All day' })).toContainText('2');
});

test('kitchen mode has no barriers', async ({ page, signInNew }) => {
  const packed = { status: 'packing_processing', cart_items };
  await signInNew({ orders: [NEW, cooking(16), cooking(30), packed] }, KITCHEN);
  await expect(page.getByText('10 min late').first()).toHaveCSS('font-size', '25.6px');
  await expectNoBarriers(page, 'kitchen');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectNoBarriers(page, 'settings of the kitchen');
});
