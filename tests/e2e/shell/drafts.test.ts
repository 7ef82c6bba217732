import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { kycDetailOf, kycDetailPath } from '../../pages/kyc.ts';
import { leaveQuestion } from '../../pages/screen.ts';
import {
  expectMember,
  field,
  fillMember,
  MEENA,
  permission,
  submitButton,
} from '../../pages/team.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode } from '../../support/signIn.ts';
import { readTraces } from '../../support/traces.ts';

const FORM = '/team/add-team-member';
const BANK = kycDetailPath('bank');

/** Makes the marketplace refuse the token in a write request, and then accept a new one. */
async function endSession(
  page: Page,
  sandbox: SandboxControl,
  { restaurantId }: Vendor,
  endpoint: 'kycUpdate' | 'teamAdd',
) {
  const body = { statusCode: 401, message: 'Unauthorized' };
  const { id } = await sandbox.fault({ endpoint, restaurantId, status: 401, body });
  await submitButton(page).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await sandbox.clearFault(id);
}

test('a session that expires loses nothing of a KYC form', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ kyc: 'nothing' }, BANK);
  const { field: kycField } = kycDetailOf(page);
  await kycField('Bank name').fill('Demo Bank of Nowhere');
  await kycField('Account number').fill('000000001234');
  await kycField('IFSC Code').fill('ZZZZ0DEMO01');

  await endSession(page, sandbox, vendor, 'kycUpdate');
  expect(JSON.stringify(await readTraces(page))).not.toContain('000000001234');
  await passCode(page, sandbox, vendor.phone);

  await expect(page).toHaveURL(/kyc-detail\?type=bank$/);
  await expect(kycField('Bank name')).toHaveValue('Demo Bank of Nowhere');
  await expect(kycField('Account number')).toHaveValue('000000001234');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(leaveQuestion(page)).toBeVisible();
});

test('a member who was being added is still typed in after signing in again', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({}, FORM);
  await fillMember(page, MEENA);
  await permission(page, 'Offers').click();
  const isOffers = await permission(page, 'Offers').isChecked();

  await endSession(page, sandbox, vendor, 'teamAdd');
  await passCode(page, sandbox, vendor.phone);

  await expectMember(page, MEENA);
  await expect(permission(page, 'Offers')).toBeChecked({ checked: isOffers });
});

test('another vendor who signs in on the page finds an empty form', async ({
  page,
  newVendor,
  sandbox,
  signInNew,
}) => {
  const vendor = await signInNew({}, FORM);
  await fillMember(page, MEENA);

  await endSession(page, sandbox, vendor, 'teamAdd');
  await passCode(page, sandbox, (await newVendor()).phone);

  await expect(page).toHaveURL(new RegExp(FORM));
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(field(page, 'Phone Number')).toHaveValue('');
});
