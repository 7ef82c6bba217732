import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { compose } from '../../support/compose.ts';
import { expect, test } from '../../support/fixtures.ts';

/** A time limit for more than a hundred calls, on a busy machine. */
const ALL_MS = 90_000;

interface Priced {
  _id: string;
  name: string;
  dish_category_id: string;
  selling_price: number;
  combinations?: { price: number }[];
}

const pricesOf = ({ selling_price, combinations = [] }: Priced) => [
  selling_price,
  ...combinations.map(({ price }) => price),
];

/** 7 % more, to the nearest 5. */
const raised = (price: number) => Math.round((price * 1.07) / 5) * 5;

/** The item with its raised prices. */
function withPrices(item: Priced): Priced {
  const { combinations } = item;
  return {
    ...item,
    selling_price: raised(item.selling_price),
    ...(combinations && {
      combinations: combinations.map((pair) => ({ ...pair, price: raised(pair.price) })),
    }),
  };
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Prices of the menu' });

/** Raises all selling prices of the menu in the table. */
async function raiseAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change prices' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Change \d+ prices of \d+ items$/ });
  await dialog.getByLabel('Round').selectOption('To the nearest 5');
  await dialog.getByLabel('By how much').fill('7');
  await page.keyboard.press('Enter');
}

async function openReview(page: Page) {
  await page.getByRole('button', { name: /^Review \d+ changes$/ }).press('Enter');
  return page.getByRole('dialog', { name: /^Check the changes of/ });
}

/** The records before and after each write, in the order of the writes. */
async function writes({ log }: SandboxControl, restaurantId: string) {
  const calls = await log({ restaurantId, endpoint: 'foodItemUpdate' });
  return calls
    .filter(({ effective }) => effective)
    .map(({ before, after }) => ({ before: before as Priced, after: after as Priced }));
}

test('sixty prices are raised by keyboard, each sent once', async ({
  page,
  signInNew,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('foodItemGet', 'sixty items are changed at once');
  recorder.allowCalls('foodItemUpdate', 'sixty items are changed at once');
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu');
  await page.getByRole('link', { name: 'Edit prices' }).press('Enter');
  await raiseAll(page);
  await expectNoBarriers(page, 'a table with edits');
  const review = await openReview(page);
  expect(await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' })).toEqual([]);
  await review.getByRole('button', { name: /^Change \d+ items$/ }).press('Enter');
  await expect(page.getByText('No changes')).toBeVisible({ timeout: ALL_MS });

  const written = await writes(sandbox, restaurantId);
  expect(written.length).toBeGreaterThanOrEqual(60);
  expect(new Set(written.map(({ after }) => after._id)).size).toBe(written.length);
  expect(written.map(({ after }) => pricesOf(after))).toEqual(
    written.map(({ before }) => pricesOf(before).map(raised)),
  );
});

/** The backend as another device uses it. */
async function otherDevice(page: Page, sandbox: SandboxControl, vendor: Vendor) {
  const { access_token } = await sandbox.token(vendor.phone);
  const headers = { authorization: `Bearer ${access_token}` };
  const ids = { restaurant_id: vendor.restaurantId };
  return {
    async menu(): Promise<Priced[]> {
      const reply = await page.request.post('/api/food-item/all', { headers, data: ids });
      return ((await reply.json()) as { data: Priced[] }).data;
    },
    async setPrice({ _id, name, dish_category_id }: Priced, price: number) {
      const prices = { selling_price: price, base_price: price };
      const multipart = { ...ids, dish_item_id: _id, name, dish_category_id, ...prices };
      const reply = await page.request.post('/api/food-item/update', { headers, multipart });
      expect(reply.ok()).toBe(true);
    },
  };
}

/** Eight calls that go wrong. With `changed elsewhere` for two items, these are ten faults. */
async function planFaults(page: Page, { fault }: SandboxControl, restaurantId: string) {
  const call = { endpoint: 'foodItemUpdate', restaurantId, times: 1 };
  // A gateway gives up although the backend saves the item. A repeated request must not be routed.
  await page.route(
    '**/api/food-item/update',
    async (route) => {
      await route.fetch();
      await fault({ ...call, status: 500 });
      await fault({ ...call, dropAfterCommit: true });
      await fault({ ...call, reset: 'beforeCommit' });
      await fault({ ...call, status: 504 });
      await fault({ ...call, reset: 'afterCommit' });
      await fault({ ...call, dropBeforeCommit: true });
      await fault({ ...call, status: 500 });
      await route.fulfill({ status: 504, body: '' });
    },
    { times: 1 },
  );
}

test('after ten faults the menu is what the report says, and is rolled back', async ({
  page,
  signInNew,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('foodItemGet', 'sixty items are changed at once');
  recorder.allowCalls('waitingOrders', 'the connection is lost several times');
  recorder.allowCalls('foodItemUpdate', 'sixty items are changed at once');
  test.slow();
  const vendor = await signInNew({ demo: ['menu'] }, '/food-menu/prices');
  const { restaurantId } = vendor;
  const device = await otherDevice(page, sandbox, vendor);
  const before = await device.menu();
  const changed = [20, 40].map((at) => before[at] as Priced);
  await raiseAll(page);
  const review = await openReview(page);
  for (const item of changed) await device.setPrice(item, 999);
  const taken = (await writes(sandbox, restaurantId)).length;
  await planFaults(page, sandbox, restaurantId);
  const confirm = review.getByRole('button', { name: /^Change \d+ items$/ });
  const total = Number(/\d+/.exec(await confirm.innerText())?.[0]);
  await confirm.click();

  const panel = page.getByRole('region', { name: 'Changing the menu' });
  const failed = panel.getByRole('listitem').locator('strong');
  const names = (items: readonly Priced[]) => items.map(({ name }) => name).toSorted();
  /** The menu, if exactly these items are not changed. */
  const expected = (unchanged: readonly string[]) =>
    before.map((item) => {
      if (changed.includes(item)) return { ...item, selling_price: 999, base_price: 999 };
      return unchanged.includes(item.name) ? item : withPrices(item);
    });
  await expect(panel).toContainText(`${total - 5} of ${total} items have the new values now.`, {
    timeout: ALL_MS,
  });
  const reported = await failed.allInnerTexts();
  expect(reported).toHaveLength(5);
  expect(reported).toEqual(expect.arrayContaining(names(changed)));
  expect(await device.menu()).toEqual(expected(reported));

  await panel.getByRole('button', { name: 'Retry 5 items' }).click();
  await expect(panel).toContainText(`${total - 2} of ${total} items have the new values now.`, {
    timeout: ALL_MS,
  });
  expect((await failed.allInnerTexts()).toSorted()).toEqual(names(changed));
  expect(await device.menu()).toEqual(expected([]));
  const written = (await writes(sandbox, restaurantId)).slice(taken).map(({ after }) => after._id);
  expect(written).toHaveLength(total - 2);
  expect(new Set(written).size).toBe(written.length);

  await panel.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('button', { name: `Roll back ${total - 2} items` }).click();
  await expect(page.getByRole('region', { name: 'Rolling back' })).toContainText(
    `${total - 2} of ${total - 2} items are as they were before.`,
    { timeout: ALL_MS },
  );
  const same = (items: readonly Priced[]) =>
    items.filter(({ _id }) => !changed.some((item) => item._id === _id));
  expect(JSON.stringify(same(await device.menu()))).toBe(JSON.stringify(same(before)));
});

test('a phone shows the table below at most 250 px of filters and tools', async ({
  page,
  signInNew,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await signInNew({ demo: ['menu'] }, '/food-menu/prices');
  const table = await grid(page).boundingBox();
  const title = await page.getByRole('heading', { name: 'Menu prices' }).boundingBox();
  expect((table?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThanOrEqual(250);
  await expectNoBarriers(page, 'the prices on a phone');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter items' });
  await dialog.getByLabel('Category').selectOption('Breads');
  await dialog.getByRole('button', { name: 'Show items' }).click();
  await expect(grid(page).getByRole('rowheader', { name: 'Paneer Tikka' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Breads: remove this filter' }).click();
  await expect(grid(page).getByRole('rowheader', { name: 'Paneer Tikka' })).toBeVisible();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Select the column' }).click();
  await expect(page.getByText(/^\d+ cells selected$/)).toBeVisible();
});

test('a price composed with an input method opens the editor', async ({ page, signInNew }) => {
  await signInNew({ demo: ['menu'] }, '/food-menu/prices');
  const cell = grid(page).getByRole('gridcell').nth(1);
  await cell.focus();
  await compose(page, ['१', '१२५']);
  const editor = grid(page).getByRole('textbox');
  await expect(editor).toHaveValue('१२५');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('₹125.00');
});
