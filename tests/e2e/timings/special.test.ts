import { expectSaid } from '../../pages/food.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';

test('today becomes a special day by the keyboard, once after a lost answer', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['timings'] });
  const { restaurantId } = vendor;
  await nameCapabilities(page, ['hours.special']);
  await signIn(vendor, '/timings');
  const section = page.getByRole('region', { name: 'Special days' });
  const date = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now()),
  );
  await section.getByRole('button', { name: 'Add special day' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByRole('textbox', { name: 'Name' }).fill('Staff party');
  await expectNoBarriers(page, 'the dialog of a special day');
  await sandbox.fault({
    endpoint: 'specialDaySave',
    restaurantId,
    dropAfterCommit: true,
    times: 1,
  });
  await page.keyboard.press('Enter');
  await expect(section.getByText('Staff party')).toBeVisible();
  await expectSaid(page, 'Special day saved');
  const saves = await sandbox.log({ restaurantId, endpoint: 'specialDaySave' });
  expect(saves.map(({ after }) => after)).toMatchObject([[{ date, closed: true }]]);
  await expect(page.getByRole('banner').getByText('Closed')).toBeVisible();
  await expectNoBarriers(page, 'the special days');

  await section.getByRole('button', { name: 'Delete, Staff party' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(section.getByText('No special days yet')).toBeVisible();
});
