import type { Page } from '@playwright/test';
import { sentChanges } from '../../support/board.ts';
import { installClock } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN, kitchen, stubWakeLock, ticket } from '../../support/kitchen.ts';

const dish = (food_item_name: string, quantity = 1) => ({
  food_item_name,
  quantity,
  food_item_price: 10,
});
const THREE = [dish('Butter Naan', 2), dish('Paneer Butter Masala'), dish('Dal Makhani', 2)];

function cooking(minutesAgo: number, cart_items: readonly object[] = THREE) {
  const since = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return {
    status: 'cooking',
    cooking_time: '20 minutes',
    status_timing: { cooking: since },
    cart_items,
  };
}

const several = (count: number) => Array.from({ length: count }, (_, index) => cooking(index));

/** Adds a station with all dishes, which the bar then names. */
async function addStation(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Add station' }).click();
  await page.getByLabel('Name of the station').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
}

test('at 1024 px every button of the bar is in sight with everything on', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
  });
  await signInNew({ orders: several(12) }, KITCHEN);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible();
  await addStation(page, 'Tandoor and breads');
  await expect(page.getByRole('button', { name: 'Tandoor and breads' })).toBeVisible();
  const buttons = kitchen(page).locator('> [data-part="bar"]').getByRole('button');
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Recall' }).click();
  await expect(page.getByRole('dialog', { name: 'Orders that left the screen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('on a phone the bar is one row, with All day in its menu', async ({ page, signInNew }) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInNew({ orders: several(3) }, KITCHEN);
  const box = await kitchen(page).locator('> [data-part="bar"]').boundingBox();
  expect(box?.height).toBeLessThan(90);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'All day' }).click();
  const counts = page.getByRole('complementary', { name: 'All day' });
  await expect(counts).toContainText('Butter Naan');
});

const NEW = { status: 'waiting_for_confirmation', cart_items: THREE };

/** The numbers of the tickets that are wholly in sight, down each column. */
function shownTickets(page: Page): Promise<string[]> {
  return page.locator('[data-part="area"]').evaluate((area) => {
    const { bottom, right } = area.getBoundingClientRect();
    const whole = [...area.querySelectorAll('article[data-ticket]')].filter((ticket) => {
      const box = ticket.getBoundingClientRect();
      return box.bottom <= bottom + 1 && box.right <= right + 1;
    });
    return whole.map((ticket) => ticket.getAttribute('aria-label') ?? '');
  });
}

for (const { width, height, least } of [
  { width: 1920, height: 1080, least: 8 },
  { width: 1024, height: 768, least: 4 },
]) {
  test(`${least} tickets of three lines are wholly in sight at ${width} × ${height}`, async ({
    page,
    signInNew,
  }) => {
    await stubWakeLock(page);
    await page.setViewportSize({ width, height });
    const { orders } = await signInNew({ orders: several(least + 4) }, KITCHEN);
    await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible();
    const byDueTime = orders.map(({ order_id }) => `Order ${order_id}`).reverse();
    await expect.poll(() => shownTickets(page)).toEqual(byDueTime.slice(0, least));
    // Only these are rendered.
    await expect(page.getByRole('article')).toHaveCount(least);
  });
}

test('five orders in preparation are all in sight at 1080p', async ({ page, signInNew }) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signInNew({ orders: several(5) }, KITCHEN);
  await expect.poll(async () => (await shownTickets(page)).length).toBe(5);
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);
});

for (const { width, height, least } of [
  { width: 1920, height: 1080, least: 8 },
  { width: 1024, height: 768, least: 4 },
]) {
  test(`three new orders leave no column half empty at ${width} × ${height}`, async ({
    page,
    signInNew,
  }) => {
    await stubWakeLock(page);
    await page.setViewportSize({ width, height });
    await signInNew({ orders: [NEW, NEW, NEW, ...several(11)] }, KITCHEN);
    await expect(page.locator('article[data-fresh]')).toHaveCount(3);
    await expect.poll(async () => (await shownTickets(page)).length).toBe(least);
    const shares = await page.locator('[data-part="area"]').evaluate((area) =>
      [...area.querySelectorAll('[data-part="column"]')].map((column) => {
        const last = column.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        const { top, height: all } = area.getBoundingClientRect();
        return (last - top) / all;
      }),
    );
    expect(Math.min(...shares)).toBeGreaterThan(0.6);
  });
}

test('a long ticket is one size smaller before it continues', async ({ page, signInNew }) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const dishes = (count: number) =>
    Array.from({ length: count }, (_, index) => dish(`Dish ${index + 1}`));
  const { orders } = await signInNew(
    { orders: [cooking(9, dishes(15)), cooking(8, dishes(4)), cooking(7, dishes(40))] },
    KITCHEN,
  );
  const sizes = ({ order_id }: { order_id: string }) =>
    page.getByRole('article', { name: `Order ${order_id}`, exact: true }).evaluateAll((parts) =>
      parts.map((part) => {
        const list = part.querySelector('[data-part="lists"]');
        return list ? getComputedStyle(list).fontSize : '';
      }),
    );
  const [long, short, longest] = orders;
  if (!short || !long || !longest) throw new Error('There are too few orders');
  await expect.poll(() => sizes(short)).toEqual(['40px']);
  await expect.poll(() => sizes(long)).toEqual(['28px']);
  await expect.poll(() => sizes(longest)).toEqual(['28px', '28px', '28px']);
  await expect(page.getByText('Continues 1/3 →')).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(59);
});

test('a second row of a dish begins below its name', async ({ page, signInNew }) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  const name = 'Chicken Biryani Hyderabadi Dum Special Family Pack';
  await signInNew({ orders: [cooking(3, [{ ...dish(name, 2), veg_nonveg: 'veg' }])] }, KITCHEN);
  const rows = await page
    .getByRole('article')
    .getByText(name)
    .evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].map(({ left }) => Math.round(left));
    });
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows).size).toBe(1);
});

const IDLE_MS = 21_000;

test('pages turn by themselves while nobody touches the screen', async ({
  page,
  newVendor,
  signIn,
}) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  const vendor = await newVendor({ orders: several(9) });
  const pass = await installClock(page);
  await signIn(vendor, KITCHEN);
  const shown = kitchen(page).getByText(/^\d \/ 3$/);
  await expect(shown).toHaveText('1 / 3');
  await page.getByRole('button', { name: 'Butter Naan' }).first().focus();
  await pass(15_000);
  await kitchen(page).click({ position: { x: 5, y: 400 } });
  await pass(15_000);
  await expect(shown).toHaveText('1 / 3');
  await page.getByRole('button', { name: 'Butter Naan' }).first().focus();
  await pass(6_000);
  await expect(shown).toHaveText('2 / 3');
  // The keys go on.
  await expect(kitchen(page)).toBeFocused();
  await pass(IDLE_MS);
  await expect(shown).toHaveText('3 / 3');
  await pass(IDLE_MS);
  await expect(shown).toHaveText('1 / 3');

  await page.getByRole('button', { name: 'Settings' }).click();
  await pass(2 * IDLE_MS);
  await expect(shown).toHaveText('1 / 3');
  await page.getByRole('checkbox', { name: 'Turn pages automatically' }).uncheck();
  await page.keyboard.press('Escape');
  await pass(2 * IDLE_MS);
  await expect(shown).toHaveText('1 / 3');
});

test('a new order shows the first page unless somebody touches the screen', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  const vendor = await newVendor({ orders: several(9) });
  const pass = await installClock(page);
  await signIn(vendor, KITCHEN);
  const next = page.getByRole('button', { name: 'Next page' });
  const shown = kitchen(page).getByText(/^\d \/ \d$/);
  await next.click();
  await sandbox.addOrder(vendor.restaurantId, NEW);
  await pass(15_000);
  await expect(shown).toHaveText(/^2/);
  await expect(page.getByRole('button', { name: '1 new order' })).toBeVisible();
  await pass(6_000);
  await expect(shown).toHaveText(/^1/);
  await expect(page.locator('article[data-fresh]')).toHaveCount(1);

  await pass(IDLE_MS);
  await expect(shown).toHaveText(/^2/);
  await sandbox.addOrder(vendor.restaurantId, NEW);
  await pass(12_000);
  await expect(shown).toHaveText(/^1/);
});

test('an order that another device has finished is brought back, with its status', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  const vendor = await signInNew({ orders: [cooking(3), cooking(2)] }, KITCHEN);
  const [order] = vendor.orders;
  await expect(ticket(page, order)).toBeVisible();
  const ready = new Date().toISOString();
  const status_timing = { cooking: ready, ready_to_pickup: ready };
  await sandbox.changeOrder(order._id, { status: 'ready_to_pickup', status_timing });
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('button', { name: 'Recall' }).click();
  await expect(page.getByText('Ready to Pickup, not by this device')).toBeVisible();
  await page.getByRole('button', { name: `Bring back, order ${order.order_id}` }).click();
  const back = page.getByRole('article').first();
  await expect(back).toHaveAccessibleName(`Order ${order.order_id}`);
  await expect(back.getByText('Ready to Pickup')).toBeVisible();
  await expect(back.getByRole('button', { name: /^Order Ready|^Butter Naan/ })).toHaveCount(0);
  await back.getByRole('button', { name: `Put away, order ${order.order_id}` }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await sentChanges(sandbox, vendor)).toEqual([]);
});
