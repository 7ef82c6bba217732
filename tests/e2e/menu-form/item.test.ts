import type { Locator, Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { editFromMenu } from '../../pages/food.ts';
import { fixtureFile } from '../../pages/kyc.ts';
import { expect, test } from '../../support/fixtures.ts';

/** The URL of the menu, with or without the query, which is added a moment later. */
const BACK_ON_MENU = /\/food-menu(\?|$)/;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const variantGroup = (page: Page, number: number) =>
  page.getByRole('group', { name: `Variant group ${number}` });

/** The focused control of the form, if the bar with this button covers a part of it. */
async function coveredFocus(save: Locator): Promise<string> {
  return save.evaluate((element) => {
    const bar = [...(element.closest('form')?.children ?? [])].find((part) =>
      part.contains(element),
    );
    const { activeElement: focused } = document;
    if (!bar || !focused || bar.contains(focused)) return '';
    const isCovered = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    return isCovered ? focused.outerHTML.slice(0, 200) : '';
  });
}

let vendor: Vendor;

test.beforeEach(async ({ newVendor }) => {
  vendor = await newVendor({ demo: ['menu'] });
});

async function updatesOf(sandbox: SandboxControl) {
  const { restaurantId } = vendor;
  const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  return calls.map(({ fields }) => fields);
}

/** Saves the open form and returns the fields of the only update that it sent. */
async function save(page: Page, sandbox: SandboxControl): Promise<Record<string, unknown>> {
  await button(page, 'Save Product').click();
  await expect(page).toHaveURL(BACK_ON_MENU);
  const updates = await updatesOf(sandbox);
  expect(updates).toHaveLength(1);
  return updates[0] ?? {};
}

test('a new variant of a dish with prices gets a price row', async ({ page, signIn, sandbox }) => {
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Paneer Butter Masala');
  await variantGroup(page, 1).getByRole('button', { name: 'Add variant' }).click();
  await expect(box(page, 'Variant 3 of group 1')).toBeFocused();
  await button(page, 'Save Product').click();
  await expect(page.getByRole('alert').getByText('Variant 3 has no name')).toHaveCount(2);
  await box(page, 'Variant 3 of group 1').fill('Quarter');
  await button(page, 'Save Product').click();
  await expect(page.getByText('Quarter has no price yet').first()).toBeVisible();
  await expect(box(page, 'Price of Quarter')).toBeFocused();
  expect(await updatesOf(sandbox)).toEqual([]);
  await box(page, 'Price of Quarter').fill('90');
  const { combinations } = await save(page, sandbox);
  expect(JSON.parse(String(combinations))).toContainEqual({ first_gp: 'Quarter', price: 90 });
});

test('a picture is shown before it is sent', async ({ page, signIn, sandbox }) => {
  const { restaurantId } = vendor;
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Masala Chai');
  const picker = page.getByLabel('Image', { exact: true });
  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await picker.setInputFiles(text);
  await expect(
    page.getByText("This picture can't be opened. Choose another one, JPEG or PNG"),
  ).toBeVisible();
  await picker.setInputFiles(fixtureFile('a PNG of the size of a photo'));
  await button(page, 'Use as it is').click();
  await expect(page.getByRole('img', { name: 'New photo' })).toHaveAttribute('src', /^blob:/);
  const { id } = await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, hold: true });
  await button(page, 'Save Product').click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await sandbox.clearFault(id);
  await expect(page).toHaveURL(BACK_ON_MENU);
  expect((await updatesOf(sandbox))[0]).toMatchObject({
    name: 'Masala Chai',
    image: { file: 'dish.png', type: 'image/png' },
  });
});

test('a control that gets the focus is above the buttons of the form', async ({ page, signIn }) => {
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Dal Makhani');
  await page.setViewportSize({ width: 390, height: 500 });
  await box(page, 'Product Name').focus();
  const save = button(page, 'Save Product');
  const covered: string[] = [];
  while (!(await save.evaluate((element) => element.matches(':focus')))) {
    await page.keyboard.press('Tab');
    const name = await coveredFocus(save);
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
});
