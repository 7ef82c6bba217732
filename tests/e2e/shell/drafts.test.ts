import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { kycDetailOf, kycDetailPath } from '../../pages/kyc.ts';
import { leaveQuestion } from '../../pages/screen.ts';
import { submitButton } from '../../pages/team.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode } from '../../support/signIn.ts';
import { readTraces } from '../../support/traces.ts';

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
  await kycField('Bank Name').fill('Demo Bank of Nowhere');
  await kycField('Account Number').fill('000000001234');
  await kycField('IFSC Code').fill('ZZZZ0DEMO01');

  await endSession(page, sandbox, vendor, 'kycUpdate');
  expect(JSON.stringify(await readTraces(page))).not.toContain('000000001234');
  await passCode(page, sandbox, vendor.phone);

  await expect(page).toHaveURL(/kyc-detail\?type=bank$/);
  await expect(kycField('Bank Name')).toHaveValue('Demo Bank of Nowhere');
  await expect(kycField('Account Number')).toHaveValue('000000001234');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(leaveQuestion(page)).toBeVisible();
});
