import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';

test('the store pauses with a countdown', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ demo: ['timings'] });
  const { restaurantId } = vendor;
  await nameCapabilities(page, ['store.pause', 'store.busy', 'store.state']);
  await signIn(vendor, '/timings');
  await page.getByRole('button', { name: 'Pause orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause new orders' });
  await expect(dialog.getByRole('radio', { name: /^Until opening, / })).toBeVisible();
  await dialog.getByText('30 min').click();
  await dialog.getByLabel('Reason').selectOption('Not enough staff');
  await expectNoBarriers(page, 'pausing the store');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|2\d:\d\d) left$/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^2\d:\d\d left$/);
  await expectNoBarriers(page, 'a paused store');
  const header = page.getByRole('banner').getByRole('button', { name: 'Resume orders' });
  await expect(header).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Resume orders' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(header).toHaveCount(0);

  await nameCapabilities(page, ['store.pause', 'store.busy']);
  await page.reload();
  await page.getByRole('button', { name: 'Busy' }).click();
  await expect(page.getByRole('dialog', { name: 'Busy kitchen' })).toBeVisible();
  await expectNoBarriers(page, 'a busy kitchen');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your other devices don't show this pause.")).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'storePause' });
  expect(calls.map(({ fields: { minutes, reason } }) => [minutes, reason])).toEqual([
    [30, 'staff'],
    [0, undefined],
    [15, 'too_busy'],
  ]);
});
