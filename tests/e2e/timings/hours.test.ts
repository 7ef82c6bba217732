import type { Vendor } from '../../../testing/index.ts';
import { leaveQuestion, tryAgain } from '../../pages/screen.ts';
import { addButton, addSlot, confirmDelete, day, openMode, slots } from '../../pages/timings.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { installClock, moveOnUntil, stopClock } from '../../support/clock.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { comeBack } from '../../support/visit.ts';

const TIMINGS = '/timings';

const ADD = { endpoint: 'timingsAdd' } as const;

/** `ownDays` is a vendor with the demo hours, whose specific days are in use. */
const test = base.extend<{ ownDays: Vendor }>({
  ownDays: async ({ page, newVendor, sandbox, signIn }, provide) => {
    const vendor = await newVendor({ demo: ['timings'] });
    const { access_token } = await sandbox.token(vendor.phone);
    await signIn(vendor, TIMINGS);
    const reply = await page.request.post('/api/restaurant/add-restaurant-timings', {
      headers: { authorization: `Bearer ${access_token}` },
      data: {
        vendor_id: vendor.vendorId,
        restaurant_id: vendor.restaurantId,
        timings: { is_all_day: false },
      },
    });
    expect(reply.ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Specific Days', selected: true })).toBeVisible();
    await provide(vendor);
  },
});

test('a deletion that may still be running is not followed by one of its neighbour', async ({
  page,
  ownDays: { restaurantId },
  sandbox,
}) => {
  const moveOn = await installClock(page, '/restaurant/');
  await nameCapabilities(page, []);
  await page.reload();
  const tuesday = day(page, 'Tuesday');
  const target = { endpoint: 'timingsDelete', restaurantId };
  const late = await sandbox.fault({ ...target, dropBeforeCommit: true, hold: true, times: 1 });
  await tuesday.getByRole('button', { name: 'Delete slot 1, Tuesday' }).click();
  await stopClock(page);
  await confirmDelete(page);
  await moveOnUntil(page, page.getByText('Checking if it was saved…'));
  await moveOn(27_000);
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(question.getByText(/Couldn't confirm the change/)).toBeVisible();
  await confirmDelete(page);
  await expect(question.getByText('The last delete may not be finished')).toBeVisible();
  await sandbox.clearFault(late.id);
  await expect.poll(async () => (await sandbox.log(target))[0]?.effective).toBe(true);
  await page.clock.resume();
  await page.reload();
  await expect(slots(tuesday)).toHaveText([/6:30 PM – 11:00 PM/]);
  expect(await sandbox.log(target)).toHaveLength(1);
});

test('unsaved slots stay after a failed save', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({}, TIMINGS);
  await addSlot(page, 'All days', '18:00', '20:00');
  const { id } = await sandbox.fault({ ...ADD, restaurantId, status: 500 });
  await page.getByRole('button', { name: 'Save All Day Timings' }).click();
  await expect(page.getByText('Save failed.').first()).toBeVisible();
  await expect(page.getByText(/Nothing has changed/)).toBeVisible();
  await sandbox.clearFault(id);
  await sandbox.fill(restaurantId, ['timings']);
  await addButton(day(page, 'All days')).click();
  await page.getByLabel('From').fill('09:00');
  await comeBack(page);
  const card = day(page, 'All days');
  await expect(card.locator('li')).toHaveCount(3);
  await expect(page.getByLabel('From')).toHaveValue('09:00');
  await page.getByLabel('From').press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(slots(card).last()).toContainText('6:00 PM – 8:00 PM');
  await expect(addButton(card)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save All Day Timings' }).click();
  await expect(page.getByText(/^The new slots of All days no longer fit/)).toBeVisible();
  await page.getByRole('link', { name: 'Offers' }).click();

  await expect(leaveQuestion(page)).toBeVisible();
});

test('hours that could not be read can be read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['timings'] });
  const { restaurantId } = vendor;
  const { id } = await sandbox.fault({ endpoint: 'restaurantGet', restaurantId, status: 400 });
  await signIn(vendor, TIMINGS);
  await expect(page.getByText("Couldn't load your opening hours")).toBeVisible();
  // The header reads the same hours after the first paint, which would also remove the button.
  const reads = () => sandbox.log({ restaurantId, endpoint: 'restaurantGet' });
  await expect.poll(async () => (await reads()).length).toBeGreaterThan(1);
  await expect(tryAgain(page)).toBeEnabled();
  await sandbox.clearFault(id);
  await tryAgain(page).click();
  await openMode(page, 'Specific Days');
  await page.getByRole('button', { name: 'Delete slot 1, Monday' }).click();
  await confirmDelete(page);
  await addSlot(page, 'Monday', '11:00', '12:00');
  await expect(slots(day(page, 'Monday'))).toHaveCount(2);

  await expectNoBarriers(page, 'the timings');
});
