import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const STORE = {
  capabilities: ['store.pause', 'store.busy', 'store.state', 'hours.special'],
} as const;

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Shift' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Shift' });
const row = (page: Page, name: RegExp) => sheet(page).getByRole('button', { name });

test('closing for today takes three taps and lasts until the next opening', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['timings'] });
  const { restaurantId } = vendor;
  await signIn(vendor, '/offers', STORE);

  await chip(page).click();
  await row(page, /^Close for today ?until \d+ \w{3}, \d+:\d\d [AP]M$/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close for today' }).click();

  await expect(chip(page)).toHaveText(/Paused until \d+ \w{3}, \d+:\d\d [AP]M$/);
  await expect(sheet(page)).toBeHidden();
  const [call] = await sandbox.log({ restaurantId, endpoint: 'storePause' });
  expect(call?.fields.reason).toBe('closing');
  expect(Date.parse(String(call?.fields.until))).toBeGreaterThan(Date.now());
});

test('the sheet changes between open, busy and paused', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['timings'] });
  const { restaurantId } = vendor;
  await signIn(vendor, '/offers', STORE);
  const choose = async (name: RegExp) => {
    await chip(page).click();
    await row(page, name).click();
    await expect(sheet(page)).toBeHidden();
  };

  await choose(/^Busy, \+10 min ?until you choose Open$/);
  await expect(chip(page)).toHaveText(/Busy, \+10 min$/);
  await choose(/^Pause 30 min ?until \d+:\d\d [AP]M$/);
  await expect(chip(page)).toHaveText(/Paused until \d+:\d\d [AP]M$/);
  await chip(page).click();
  await expect(row(page, /^Paused/)).toHaveAttribute('aria-pressed', 'true');
  await row(page, /^Open/).click();
  await expect(chip(page)).not.toHaveText(/Paused|Busy/);
  const calls = await sandbox.log({ restaurantId });
  const sent = calls.filter(({ endpoint }) => /^store(Pause|Busy)$/.test(String(endpoint)));
  expect(sent.map(({ fields }) => fields.minutes)).toEqual([10, 30, 0, 0]);
});

test('a change that the backend refuses keeps the sheet, with the reason', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['timings'] });
  const { restaurantId } = vendor;
  const refused = { statusCode: 400, message: 'An offer is running.' };
  await sandbox.fault({ endpoint: 'storePause', restaurantId, body: refused });
  await signIn(vendor, '/offers', STORE);
  await chip(page).click();
  await row(page, /^Pause 30 min/).click();
  await expect(sheet(page)).toContainText('An offer is running.');
  await expect(chip(page)).not.toHaveText(/Paused/);
});

test('a pause of another length says until when', async ({ page, newVendor, signIn }) => {
  const vendor = await newVendor({ demo: ['timings'] });
  await signIn(vendor, '/offers', STORE);
  await chip(page).click();
  await row(page, /^Pause: other time/).click();
  const dialog = page.getByRole('dialog', { name: 'Pause new orders' });
  const until = dialog.getByText(/^until (\d+ \w{3}, )?\d+:\d\d [AP]M$/);
  await expect(until).toBeVisible();
  const quarter = await until.evaluate(({ textContent }) => textContent);
  await dialog.getByRole('radio', { name: '60 min' }).click();
  await expect(until).not.toHaveText(quarter ?? '');
});

test('a special day is added from the sheet', async ({ page, newVendor, signIn }) => {
  const vendor = await newVendor({ demo: ['timings'] });
  await signIn(vendor, '/offers', STORE);
  await chip(page).click();
  await row(page, /^Special day…$/).click();
  await expect(page.getByRole('dialog', { name: 'Add special day' })).toBeVisible();
});

test('without the capabilities the sheet has the hours, the figures and no act', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['timings'] });
  const { restaurantId } = vendor;
  await signIn(vendor, '/offers');
  await chip(page).click();
  await expect(sheet(page).getByRole('link', { name: 'Opening hours' })).toBeVisible();
  await expect(row(page, /Open|Pause|Busy|today/)).toHaveCount(0);
  expect(await sandbox.log({ restaurantId, endpoint: 'storeState' })).toEqual([]);
});
