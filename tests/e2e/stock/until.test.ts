import type { Page } from '@playwright/test';
import { cardOf, stockOf } from '../../pages/food.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { hideServerTime } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';

const HOUR_MS = 3_600_000;

const question = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Paneer Tikka: back in stock?' });

test('an item that is out until a time is asked about then', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  // The test is slow because axe checks the menu twice.
  test.slow();
  const vendor = await newVendor({ demo: ['menu', 'timings'] });
  const updates = () =>
    sandbox.log({ restaurantId: vendor.restaurantId, endpoint: 'foodItemUpdate' });
  await hideServerTime(page);
  await page.clock.install();
  await signIn(vendor, '/food-menu');
  await stockOf(page, 'Paneer Tikka').click();
  await page.getByRole('button', { name: 'Out until…, Paneer Tikka' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paneer Tikka: out of stock' });
  await expect(dialog.getByRole('button', { name: /^Today until / })).toBeVisible();
  await expectNoBarriers(page, 'choosing until when');
  await dialog.getByRole('button', { name: 'Another time…' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter a time.');
  await dialog.getByLabel('Time', { exact: true }).fill(inOneHour());
  await expect(dialog.getByText(/^(\d+ \w+, )?\d+:\d\d [AP]M$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cardOf(page, 'Paneer Tikka')).toContainText('Out until');
  await page.reload();
  await expect(cardOf(page, 'Paneer Tikka')).toContainText('Out until');
  await expect(question(page)).toHaveCount(0);
  await page.clock.fastForward(HOUR_MS);
  await expect(question(page)).toBeVisible();
  await expectNoBarriers(page, 'an item that may be back in stock');
  expect(await updates()).toHaveLength(1);
  await question(page).getByRole('button', { name: 'Back in stock' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(stockOf(page, 'Paneer Tikka')).toBeChecked();
  expect((await updates()).map(({ fields }) => fields.in_stock)).toEqual(['false', 'true']);
});

/** The restaurant's local time in an hour. */
function inOneHour(): string {
  const timeZone = 'Asia/Kolkata';
  const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  return format.format(Date.now() + HOUR_MS);
}

test('the backend puts an item back with menu.snooze', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['menu', 'timings'] });
  const { restaurantId } = vendor;
  await nameCapabilities(page, ['menu.snooze']);
  await signIn(vendor, '/food-menu');
  const card = page.getByRole('article', { name: 'Paneer Tikka' });
  await card.getByRole('switch').click();
  await page.getByRole('button', { name: 'Out until…, Paneer Tikka' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paneer Tikka: out of stock' });
  await dialog.getByRole('button', { name: /^Today until / }).click();
  await expect(card).toContainText('Out until');
  const [call] = await sandbox.log({ restaurantId, endpoint: 'foodItemSnooze' });
  expect(call?.after).toMatchObject({ in_stock: false, out_until: call?.fields.until });
  const stored = await page.evaluate(() => localStorage.getItem('menu_out_until'));
  expect(stored).toBeNull();
});
