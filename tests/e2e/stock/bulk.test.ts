import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../../testing/index.ts';
import { search } from '../../pages/food.ts';
import { titleOf } from '../../pages/screen.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

/** A time limit for more than a hundred calls, on a busy machine. */
const ALL_MS = 60_000;

const SELECT = '/food-menu?select=1';

const out = (page: Page) => page.getByRole('button', { name: 'Mark out of stock' });
const all = (page: Page) => page.getByRole('checkbox', { name: /^Select all/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Marking items out of stock' });

async function changed({ log }: SandboxControl, restaurantId: string): Promise<string[]> {
  const calls = await log({ restaurantId, endpoint: 'foodItemUpdate' });
  return calls.filter(({ effective }) => effective).map(({ after }) => idOf(after));
}

const idOf = (item: unknown) => (item as { _id: string })._id;

/** Items of the demo menu that are out of stock already, and are therefore not sent. */
const ALREADY_OUT = 1;

test('the one of sixty items that fails is sent again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('foodItemGet', 'sixty items are changed at once');
  recorder.allowCalls('foodItemUpdate', 'sixty items are changed at once');
  test.slow();
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  const refused = { statusCode: 409, message: 'It is part of an offer.' };
  await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, body: refused, times: 1 });
  await signIn(vendor, SELECT);
  await all(page).check();
  const total = Number(/\d+/.exec(await page.getByText(/items selected/).innerText())?.[0]);
  expect(total).toBeGreaterThanOrEqual(60);
  await out(page).click();
  await expect(panel(page)).toContainText(`${total - 1} of ${total} items are out of stock now.`, {
    timeout: ALL_MS,
  });
  await expect(panel(page)).toBeFocused();
  await expect(panel(page).getByRole('listitem')).toContainText('It is part of an offer.');
  expect(await changed(sandbox, restaurantId)).toHaveLength(total - ALREADY_OUT - 1);
  await panel(page).getByRole('button', { name: 'Retry 1 item' }).click();
  await expect(panel(page)).toContainText(`${total} of ${total} items are out of stock now.`, {
    timeout: ALL_MS,
  });
  const ids = await changed(sandbox, restaurantId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(total - ALREADY_OUT);
});

test('Stop sends no more items', async ({ page, newVendor, signIn, sandbox, recorder }) => {
  recorder.allowCalls('foodItemGet', 'many items are changed at once');
  recorder.allowCalls('foodItemUpdate', 'many items are changed at once');
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  const fault = { endpoint: 'foodItemUpdate', restaurantId, hold: true, times: 2 };
  const { id } = await sandbox.fault(fault);
  await signIn(vendor, SELECT);
  await page.getByLabel('Category').selectOption('Breads');
  await all(page).check();
  await search(page, 'Paneer Tikka');
  await page.getByLabel('Category').selectOption('All');
  await page.getByRole('checkbox', { name: 'Paneer Tikka', exact: true }).check();
  const total = Number(/\d+/.exec(await page.getByText(/items selected/).innerText())?.[0]);
  await expectNoBarriers(page, 'selecting items');
  await out(page).click();
  const held = () => sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  await expect.poll(async () => (await held()).length).toBe(2);
  await expect(panel(page)).toContainText(`0 of ${total}`);
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await sandbox.clearFault(id);
  await expect(panel(page)).toContainText(`${total - 2} items left as they were.`);
  await expectNoBarriers(page, 'summary of a stopped change');
  await page.getByRole('button', { name: `Retry ${total - 2} items` }).click();
  await expect(panel(page)).toContainText(`${total} of ${total} items are out of stock now.`, {
    timeout: ALL_MS,
  });
  expect(new Set(await changed(sandbox, restaurantId)).size).toBe(total);
});

test('leaving stops the change of many items', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  const { id } = await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, hold: true });
  await signIn(vendor, SELECT);
  await all(page).check();
  await out(page).click();
  await expect(panel(page)).toContainText('0 of');
  await page.getByRole('link', { name: 'Offers' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Stop changing the stock?' });
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(titleOf(page)).toHaveText('Offers');
  await sandbox.clearFault(id);
  await expect.poll(async () => (await changed(sandbox, restaurantId)).length).toBe(2);
  await page.getByRole('link', { name: 'Food Menu' }).click();
  await expect(panel(page)).toContainText(/^2 of \d+ items are out of stock now\./);
});
