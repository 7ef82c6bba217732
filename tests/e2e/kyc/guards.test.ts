import { textOf } from '../../pages/legal.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { readTraces } from '../../support/traces.ts';
import { visit } from '../../support/visit.ts';

const ITEMS = ['bank', 'fssai', 'gst', 'pan'] as const;

test('the screens for KYC are open before it is complete', async ({ page, signInNew }) => {
  const title = titleOf(page);
  const learnMore = page.getByRole('contentinfo').getByRole('heading', { name: 'Learn More' });
  await signInNew({ kyc: 'nothing' });
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await expect(learnMore).toBeVisible();

  await page.goto('/vendor-kyc/kyc-detail?type=bank');
  await expect(title).toHaveText('BANK Details');
  expect(page.url()).toContain('/vendor-kyc/kyc-detail?type=bank');
  await expect(learnMore).toHaveCount(0);
  await visit(page, '/kyc-submitted');
  await expect(title).toHaveText('KYC submitted');
  expect(page.url()).toContain('/kyc-submitted');
  await visit(page, '/terms-and-conditions');
  await expect(textOf(page)).toContainText('sample terms');
  await expect(page).toHaveURL(/\/terms-and-conditions$/);
  await visit(page, '/vendor-kyc');
  await page.getByRole('button', { name: 'Back to Login' }).click();

  await expect(title).toHaveText('Get Started');
  await expect(page).toHaveURL(/:\d+\/$/);
  const { local, session, cookies } = await readTraces(page);
  const left = [local.accessToken, local.vendor_id, session, cookies];
  expect(left).toEqual([undefined, undefined, {}, []]);
});

test('KYC that was completed elsewhere opens the portal at the next navigation', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({ kyc: 'nothing' });
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  for (const item of ITEMS) await sandbox.setKyc(vendor.vendorId, item, 'approved');

  await page.getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(titleOf(page, 'Terms and Conditions')).toBeVisible();
  await page.goBack();

  await expect(page).toHaveURL(/\/dashboard$/);
  const { local, session } = await readTraces(page);
  expect([local.isKycCompleted, session.is_kyc_completed]).toEqual(['true', 'true']);
});
