import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { expectSaid } from '../../../tests/pages/food.ts';
import { tryAgain } from '../../../tests/pages/screen.ts';
import { expectFailedReads, NO_LISTS } from '../../../tests/support/answers.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { comeBack } from '../../../tests/support/visit.ts';

const TOGGLE_FAILED = 'Failed to update offer status. Please try again.';

const LOAD_FAILED = 'Failed to fetch offers. Please try again.';

const table = (page: Page) => page.getByRole('table', { name: 'Offers for your restaurant' });

const rows = (page: Page) => table(page).locator('tbody').getByRole('row');

const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });

const accept = (page: Page, title: string) =>
  page.getByRole('switch', { name: `Accept, ${title}`, exact: true });

test.describe('seven offers', () => {
  let vendor: Vendor;

  test.beforeEach(async ({ newVendor, signIn, page }) => {
    vendor = await newVendor({ demo: ['offers'] });
    await signIn(vendor, '/offers');
    await expect(rows(page)).toHaveCount(7);
  });

  const callsOf = async (sandbox: SandboxControl) => {
    const { restaurantId } = vendor;
    const calls = await sandbox.log({ restaurantId, endpoint: 'offerSetStatus' });
    return calls.map(({ fields }) => fields.is_vendor_accepted);
  };

  test('the conditions of an offer are shown in words', async ({ page }) => {
    await expect(rowOf(page, '₹100 off over ₹300')).toContainText(
      /₹100 off.*above ₹300.*till \d\d [A-Z][a-z]{2}/,
    );
    const welcome = rowOf(page, 'Welcome, new guests');
    await expect(welcome).toContainText(/20% off.*new users.*till .*Off/);
    await expect(rowOf(page, 'Festival thali')).toContainText(/ended .*Ended/);
    await expect(rowOf(page, 'Weekend brunch')).toContainText(/from .*Off/);
  });

  test('a refused switch of an offer goes back', async ({ page, sandbox }) => {
    const { restaurantId } = vendor;
    const fault = { endpoint: 'offerSetStatus', restaurantId, status: 500 };
    await sandbox.fault(fault);
    await accept(page, 'Weekend brunch').click();
    const alert = page.getByRole('alertdialog', { name: TOGGLE_FAILED });
    await expect(alert).toContainText('Weekend brunch is still off.');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(accept(page, 'Weekend brunch')).not.toBeChecked();
    await expect(accept(page, 'Weekend brunch')).toBeFocused();
    expect(await callsOf(sandbox)).toEqual([true]);
  });

  test('an offer is accepted with one request', async ({ page, sandbox }) => {
    await accept(page, 'Welcome, new guests').click();
    await expect(page.getByText('Offer accepted.').first()).toBeVisible();
    await expect(rowOf(page, 'Welcome, new guests')).toContainText('On');
    expect(await callsOf(sandbox)).toEqual([true]);
    await page.reload();
    await expect(accept(page, 'Welcome, new guests')).toBeChecked();
  });

  test('the second of two quick taps is sent after the first', async ({ page, sandbox }) => {
    const { restaurantId } = vendor;
    const fault = { endpoint: 'offerSetStatus', restaurantId, hold: true, times: 1 };
    const { id } = await sandbox.fault(fault);
    await accept(page, 'Weekend brunch').click();
    await expect.poll(() => callsOf(sandbox)).toEqual([true]);
    await accept(page, 'Weekend brunch').click();
    await expect(accept(page, 'Weekend brunch')).not.toBeChecked();
    expect(await callsOf(sandbox)).toEqual([true]);
    await sandbox.clearFault(id);
    await expect.poll(() => callsOf(sandbox)).toEqual([true, false]);
    await expectSaid(page, 'Offer no longer accepted.');
    await expect(accept(page, 'Weekend brunch')).not.toBeChecked();
  });
});

test('offers that could not be read can be read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const target = { endpoint: 'offersAll', restaurantId };
  await expectFailedReads(page, sandbox, target, {
    open: () => signIn(vendor, '/offers'),
    answers: [
      { name: 'refused', reply: NO_LISTS.refused, shown: LOAD_FAILED },
      { name: 'an object', reply: NO_LISTS.object, shown: LOAD_FAILED },
    ],
  });
  const { id } = await sandbox.fault({ ...target, ...NO_LISTS.null });
  await tryAgain(page).click();
  await expect(page.getByText('No Offers Found')).toBeVisible();
  await sandbox.clearFault(id);
  await sandbox.fill(restaurantId, ['offers']);
  await comeBack(page);
  await expect(rows(page)).toHaveCount(7);
});

test('an offer says who agreed, until when, and that it renews soon', async ({
  page,
  signInNew,
}) => {
  await signInNew({ demo: ['offers'] }, '/offers', { capabilities: ['payouts.deductions'] });
  const day = String.raw`\d\d \w{3} \d{4}`;
  await expect(page.getByText('Renews in 2 days: 30% off over ₹200')).toBeVisible();
  await expect(rowOf(page, '30% off over ₹200')).toContainText(
    new RegExp(`Agreed by Asha Sample on ${day}, renews on ${day}.*Renews in 2 days`),
  );
  const other = rowOf(page, '50% off up to ₹100');
  await expect(other).toContainText(
    new RegExp(`Agreed by Vikram Example on ${day}, ends on ${day}`),
  );
  await expect(other).not.toContainText('Ends in');
});

test('without the capability an offer does not say who agreed', async ({ page, signInNew }) => {
  await signInNew({ demo: ['offers'] }, '/offers');
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByText(/Agreed by|Renews in/)).toBeHidden();
});
