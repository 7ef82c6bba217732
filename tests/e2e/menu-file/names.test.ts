import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Vendor } from '../../../testing/index.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { test as base, expect } from '../../support/fixtures.ts';

interface Dish {
  _id: string;
  name: string;
  dish_category_id: string;
  selling_price: number;
  addon: object[];
}

/** The backend of a vendor with the demo menu, as another device uses it. */
interface Backend {
  vendor: Vendor;
  menu(): Promise<Dish[]>;
  addCurries(dish: Dish): Promise<void>;
  /** Renames the first categories; returns their ids. */
  renameCategories(names: readonly string[]): Promise<string[]>;
}

const curry = (name: string, price: number) => ({
  group: 'Choose a curry',
  max_selection: 1,
  is_price_related: true,
  addon: [{ name, price }],
});

const test = base.extend<{ backend: Backend }>({
  backend: async ({ page, newVendor, sandbox }, provide) => {
    const vendor = await newVendor({ demo: ['menu'] });
    const { access_token } = await sandbox.token(vendor.phone);
    const ids = { restaurant_id: vendor.restaurantId };
    const headers = { authorization: `Bearer ${access_token}` };
    const send = async (path: string, body: object, method = 'POST') => {
      const reply = await page.request.fetch(`/api${path}`, { method, headers, ...body });
      expect(reply.ok(), await reply.text()).toBe(true);
      return ((await reply.json()) as { data: never }).data;
    };
    await provide({
      vendor,
      menu: () => send('/food-item/all', { data: ids }),
      async addCurries({ _id, name, dish_category_id, selling_price }) {
        const addon = JSON.stringify([curry('Dal', 10), curry('Paneer', 30)]);
        const dish = { name, dish_category_id, selling_price, base_price: selling_price, addon };
        const multipart = { ...ids, dish_item_id: _id, ...dish };
        await send('/food-item/update', { multipart });
      },
      async renameCategories(names) {
        const path = '/dish-category/all';
        const all: { _id: string; name: string }[] = await send(path, { params: ids }, 'GET');
        const categories = all.map((one, at) => ({ ...one, name: names[at] ?? one.name }));
        await send('/dish-category/update', { data: { ...ids, categories } });
        return names.map((_name, at) => all[at]?._id ?? '');
      },
    });
  },
});

/** Downloads the menu, and chooses the file again after `edit` has changed the line of this dish or addon. */
async function bring(page: Page, of: string, edit: (line: string) => string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Menu as a CSV file' });
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV file' }).click();
  }
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const line = file.split('\r\n').find((one) => one.includes(`,${of},`)) ?? '';
  const buffer = Buffer.from(file.replace(line, edit(line)));
  const picked = { name: 'menu.csv', mimeType: 'text/csv', buffer };
  await dialog.getByLabel('Choose a CSV file').setInputFiles(picked);
  return line;
}

test('of two addon groups of one name, the file changes the price of one', async ({
  page,
  backend,
  signIn,
  sandbox,
}) => {
  const [dish] = await backend.menu();
  if (!dish) throw new Error('The menu is empty');
  await backend.addCurries(dish);
  await signIn(backend.vendor, '/food-menu');

  await bring(page, 'Paneer', (line) => line.replace(',30,', ',35,'));
  const review = page.getByRole('dialog', { name: 'Check the change of 1 item' });
  await expect(review).toContainText(
    /Dal ₹10\.00[^→]+Paneer ₹30\.00 → .+Dal ₹10\.00.+Paneer ₹35\.00/,
  );
  await review.getByRole('button', { name: 'Change 1 item' }).click();

  await expect(page.getByText('1 of 1 items have the new values now.')).toBeVisible();
  const saved = (await backend.menu()).find(({ _id }) => _id === dish._id);
  expect(saved?.addon).toMatchObject([curry('Dal', 10), curry('Paneer', 35)]);
  const { restaurantId } = backend.vendor;
  const writes = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(writes).toHaveLength(2);
});

test('a category in the file is found by its name, else by a key that only one has', async ({
  page,
  backend,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('foodItemAll', 'each file is compared with a fresh menu');
  await nameCapabilities(page, ['menu.categories']);
  const names = ['Starters', 'Ｓtarters', 'Chef’s Combo'];
  const [, wide, combo] = await backend.renameCategories(names);
  const dish = (await backend.menu()).find((one) => one.dish_category_id === combo);
  if (!dish) throw new Error('The third category is empty');
  await signIn(backend.vendor, '/food-menu');
  const problems = page.getByRole('list', { name: 'Problems of the file' });
  const review = page.getByRole('dialog', { name: 'Check the change of 1 item' });
  const from = (category: string, to: string) => (line: string) =>
    line.replace(`,${category},`, `,${to},`);

  await bring(page, dish.name, from('Chef’s Combo', 'starters'));
  await expect(problems).toHaveText(/Several categories have this name.+Starters, Ｓtarters$/);
  await bring(page, dish.name, from('Chef’s Combo', 'Starters+'));
  await expect(problems).toHaveText(/Not in the list: Starters\+$/);
  await bring(page, dish.name, from('Chef’s Combo', 'Ｓtarters'));
  await expect(review).toContainText('Chef’s Combo → Ｓtarters');
  await review.getByRole('button', { name: 'Change 1 item' }).click();
  await expect(page.getByText('1 of 1 items have the new values now.')).toBeVisible();
  await bring(page, dish.name, from('Ｓtarters', "chef's combo"));
  await review.getByRole('button', { name: 'Change 1 item' }).click();

  const { restaurantId } = backend.vendor;
  await expect
    .poll(async () => {
      const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
      return calls.map(({ after }) => (after as Dish).dish_category_id);
    })
    .toEqual([wide, combo]);
});
