import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../../testing/index.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const SELECT = '/food-menu?select=1';
const ALL_MS = 60_000;

const all = (page: Page) => page.getByRole('checkbox', { name: /^Select all/ });
const out = (page: Page) => page.getByRole('button', { name: 'Mark out of stock' });
const panel = (page: Page, name = 'Marking items out of stock') =>
  page.getByRole('region', { name });

interface Item {
  _id: string;
  in_stock: boolean;
}

/** The records before and after each write, in the order of the writes. */
async function writes({ log }: SandboxControl, restaurantId: string) {
  const calls = await log({ restaurantId, endpoint: 'foodItemUpdate' });
  return calls
    .filter(({ effective }) => effective)
    .map(({ before, after }) => ({ before: before as Item, after: after as Item }));
}

/** Opens the category Breads, all of whose items are in stock, and selects its items. */
async function selectBreads(page: Page): Promise<number> {
  await page.getByLabel('Category').selectOption('Breads');
  await all(page).check();
  return Number(/\d+/.exec(await page.getByText(/items selected/).innerText())?.[0]);
}

test('a change that a reload has interrupted can be continued, then rolled back', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('foodItemGet', 'many items are changed at once');
  recorder.allowCalls('foodItemUpdate', 'many items are changed at once');
  test.slow();
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  const lost = { endpoint: 'foodItemUpdate', restaurantId, hold: true, times: 2 };
  await signIn(vendor, SELECT);
  const total = await selectBreads(page);
  const { id } = await sandbox.fault(lost);
  await out(page).click();
  await expect(panel(page)).toContainText(`0 of ${total}`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await sandbox.clearFault(id);
  await expect(panel(page)).toContainText(`Paused. ${total} items are waiting.`);
  await expectNoBarriers(page, 'an interrupted change');
  await panel(page).getByRole('button', { name: 'Resume' }).click();
  await expect(panel(page)).toContainText(`${total} of ${total} items are out of stock now.`, {
    timeout: ALL_MS,
  });
  const changed = await writes(sandbox, restaurantId);
  expect(new Set(changed.map(({ after }) => after._id)).size).toBe(total);
  await panel(page).getByRole('button', { name: 'Roll back' }).click();
  const review = page.getByRole('dialog', { name: `Roll back ${total} items?` });
  await expect(review.getByRole('listitem')).toHaveCount(total);
  await expectNoBarriers(page, 'the changes of a roll back');
  await review.getByRole('button', { name: `Roll back ${total} items` }).click();
  await expect(panel(page, 'Rolling back')).toContainText(
    `${total} of ${total} items are as they were before.`,
    { timeout: ALL_MS },
  );
  const back = (await writes(sandbox, restaurantId)).slice(changed.length);
  const first = new Map(changed.toReversed().map(({ before }) => [before._id, before]));
  expect(back).toHaveLength(total);
  expect(back.map(({ after }) => after)).toEqual(back.map(({ after }) => first.get(after._id)));
});

test('the items that a reload has interrupted are in the roll back', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  await signIn(vendor, SELECT);
  const total = await selectBreads(page);
  const late = { dropBeforeCommit: true, hold: true, times: 2 };
  const { id } = await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, ...late });
  let sent = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/food-item/update')) sent += 1;
  });
  await out(page).click();
  await expect.poll(() => sent).toBe(2);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(panel(page)).toContainText(`Paused. ${total} items are waiting.`);
  await sandbox.clearFault(id);
  await expect.poll(async () => (await writes(sandbox, restaurantId)).length).toBe(2);
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect(panel(page)).toContainText('2 items were not changed, or we could not confirm it:');
  await expect(panel(page).getByText(/^The page was closed before the answer/)).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('button', { name: 'Roll back 2 items' }).click();
  await expect(panel(page, 'Rolling back')).toContainText('2 of 2 items are as they were before.');
  const back = (await writes(sandbox, restaurantId)).slice(2);
  expect(back.map(({ after }) => after.in_stock)).toEqual([true, true]);
});

test('a second tab waits for the change of the first', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('foodItemGet', 'many items are changed at once');
  recorder.allowCalls('foodItemUpdate', 'many items are changed at once');
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  await signIn(vendor, SELECT);
  const total = await selectBreads(page);
  const held = { endpoint: 'foodItemUpdate', restaurantId, hold: true, times: 2 };
  const { id } = await sandbox.fault(held);
  await out(page).click();
  await expect(panel(page)).toContainText(`0 of ${total}`);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText(/^Another tab is changing the menu/)).toBeVisible();
  await expect(out(other)).toBeHidden();
  await sandbox.clearFault(id);
  await expect(panel(page)).toContainText(`${total} of ${total} items are out of stock now.`, {
    timeout: ALL_MS,
  });
  await expect(other.getByText(/^Another tab is changing the menu/)).toBeHidden();
  expect(await writes(sandbox, restaurantId)).toHaveLength(total);
});

test('a session that ends in the middle continues after the next sign-in', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('foodItemGet', 'many items are changed at once');
  recorder.allowCalls('foodItemUpdate', 'many items are changed at once');
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  await signIn(vendor, SELECT);
  const total = await selectBreads(page);
  const held = { endpoint: 'foodItemUpdate', restaurantId, hold: true, times: 2 };
  const { id } = await sandbox.fault(held);
  await out(page).click();
  await expect(panel(page)).toContainText(`0 of ${total}`);
  const ended = { endpoint: 'foodItemGet', restaurantId, status: 401, times: 1 };
  const fault = await sandbox.fault(ended);
  await sandbox.clearFault(id);
  await expect(page).toHaveURL(/\/login/);
  await sandbox.clearFault(fault.id);
  await signIn(vendor, SELECT);
  await expect(panel(page)).toContainText(/Paused\. \d+ items are waiting\./);
  await panel(page).getByRole('button', { name: 'Resume' }).click();
  await expect(panel(page)).toContainText(`${total} of ${total} items are out of stock now.`, {
    timeout: ALL_MS,
  });
  expect(await writes(sandbox, restaurantId)).toHaveLength(total);
});

test('each item is changed once, whatever happens to its call', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('foodItemGet', 'many items are changed at once');
  recorder.allowCalls('foodItemUpdate', 'many items are changed at once');
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  await signIn(vendor, SELECT);
  const total = await selectBreads(page);
  const once = { endpoint: 'foodItemUpdate', restaurantId, times: 1 };
  await sandbox.fault({ ...once, status: 500 });
  await sandbox.fault({ ...once, dropAfterCommit: true });
  await sandbox.fault({ ...once, reset: 'afterCommit' });
  await out(page).click();
  await expect(panel(page)).toContainText(`${total - 1} of ${total} items are out of stock now.`, {
    timeout: ALL_MS,
  });
  expect(await writes(sandbox, restaurantId)).toHaveLength(total - 1);
  await panel(page).getByRole('button', { name: 'Retry 1 item' }).click();
  await expect(panel(page)).toContainText(`${total} of ${total} items are out of stock now.`);
  const ids = (await writes(sandbox, restaurantId)).map(({ after }) => after._id);
  expect(new Set(ids).size).toBe(total);
  expect(ids).toHaveLength(total);
});

test('a full storage is shown, yet the change ends', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('foodItemGet', 'many items are changed at once');
  recorder.allowCalls('foodItemUpdate', 'many items are changed at once');
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space', 'QuotaExceededError');
    };
  });
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  await signIn(vendor, SELECT);
  const total = await selectBreads(page);
  const held = { endpoint: 'foodItemUpdate', restaurantId, hold: true, times: 2 };
  const { id } = await sandbox.fault(held);
  await out(page).click();
  await expect(panel(page)).toContainText("This device can't store the progress.");
  await sandbox.clearFault(id);
  await expect(panel(page)).toContainText(`${total} of ${total} items are out of stock now.`, {
    timeout: ALL_MS,
  });
});
