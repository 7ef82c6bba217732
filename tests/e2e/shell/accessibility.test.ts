import type { Page } from '@playwright/test';
import { OPEN } from '../../../sandbox/resources/orders/statuses.ts';
import { kycDetailOf } from '../../pages/kyc.ts';
import { landingOf } from '../../pages/landing.ts';
import { legalPages } from '../../pages/legal.ts';
import { openMenu } from '../../pages/menu.ts';
import { registerOf } from '../../pages/register.ts';
import { titleOf } from '../../pages/screen.ts';
import { pick, submitButton } from '../../pages/team.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { tab } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enterCode, requestCode } from '../../support/signIn.ts';
import { open, settled } from '../../support/visit.ts';

const ORDERS = OPEN.map((status) => ({ status }));

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

test.slow();

test('signing in has no barriers', async ({ page, newVendor }) => {
  const { signIn, dialog } = landingOf(page);
  const { phone } = await newVendor();
  await load(page, '/');
  await expectNoBarriers(page, 'landing');
  await signIn.click();
  await expectNoBarriers(page, 'landing with an error');
  await requestCode(page, phone);
  await expectNoBarriers(page, 'code dialog');
  await enterCode(page, '1111');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoBarriers(page, 'code dialog with an error');
});

test('the public screens have no barriers', async ({ page }) => {
  await load(page, '/register');
  await expectNoBarriers(page, 'registration');
  await registerOf(page).create.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoBarriers(page, 'registration with errors');
  for (const { path } of legalPages) {
    await load(page, path);
    await expectNoBarriers(page, path);
  }
});

test('the onboarding has no barriers', async ({ page, newVendor, signIn, sandbox, recorder }) => {
  recorder.allowCalls('document', 'each screen is opened by itself');
  const { vendorId, phone } = await newVendor({ kyc: 'nothing' });
  await signIn({ phone }, '/vendor-kyc');
  await settled(page);
  await expectNoBarriers(page, 'nothing handed in');
  for (const type of ['bank', 'fssai', 'gst', 'pan'] as const) {
    await load(page, `/vendor-kyc/kyc-detail?type=${type}`);
    await kycDetailOf(page).submit.click();
    await expectNoBarriers(page, `${type} with errors`);
  }
  await sandbox.setKyc(vendorId, 'gst', 'declined', 'The picture is blurred.');
  await load(page, '/vendor-kyc/kyc-detail?type=gst');
  await expect(page.getByText('The picture is blurred.')).toBeVisible();
  await expectNoBarriers(page, 'declined');
});

test('what waits for approval has no barriers', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'two-pending' }, '/vendor-kyc');
  await settled(page);
  await expectNoBarriers(page, 'two of four');
  await open(page, '/kyc-submitted');
  await expectNoBarriers(page, 'submitted');
});

test('the screens of a phone have no barriers', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('orderHistory', 'another width mounts what still reads the orders again');
  const { restaurantId, phone, orders } = await newVendor({ orders: ORDERS, history: 3 });
  await sandbox.fill(restaurantId, ['offers']);
  await signIn({ phone }, '/dashboard');
  await settled(page);
  await expectNoBarriers(page, '/dashboard');
  const paths = ['/orders', `/orders/view-order/${orders[0]?._id}`, '/outlet/order-history'];
  for (const path of [...paths, '/offers', '/kyc-documents']) {
    await open(page, path);
    await expectNoBarriers(page, path);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await openMenu(page);
  await expectNoBarriers(page, 'drawer');
});

test('late orders and the screens of the money have no barriers', async ({
  page,
  newVendor,
  signIn,
  recorder,
}) => {
  recorder.allowCalls('orderHistory', 'another width mounts what still reads the orders again');
  const late = new Date(Date.now() - 45 * 60_000).toISOString();
  const vendor = await newVendor({
    orders: [
      { status: 'waiting_for_confirmation', ageMinutes: 12 },
      { status: 'cooking', cooking_time: '20 minutes', status_timing: { cooking: late } },
    ],
    history: 3,
  });
  await signIn(vendor, '/orders');
  await tab(page, 'Preparing', 1).click();
  await expect(page.getByText(/min late$/).first()).toBeVisible();
  await expectNoBarriers(page, 'late order');
  const paths = ['/orders?view=kitchen', '/orders?view=ready', '/insights', '/outlet/rating'];
  for (const path of [...paths, '/outlet/payment-logs', '/pending-payouts', '/timings']) {
    await open(page, path);
    await expectNoBarriers(page, path);
  }
});

test('the screens of an account have no barriers', async ({ page, signInNew }) => {
  await signInNew({ demo: ['team'] }, '/team');
  await pick(page, 'Ravi Sample', 'Quick edit');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page, 'modal');
  await page.keyboard.press('Escape');
  await expectNoBarriers(page, 'list');
  await pick(page, 'Ravi Sample', 'Delete');
  await expectNoBarriers(page, 'question');
  await open(page, '/team/add-team-member');
  await submitButton(page).click();
  await expect(page.getByText('Role is required')).toBeVisible();
  await expectNoBarriers(page, 'form with errors');
  await page.getByLabel('Select Role').selectOption('Custom');
  await submitButton(page).click();
  await expect(page.getByText('At least one permission')).toBeVisible();
  await expectNoBarriers(page, 'permissions with an error');
  await load(page, '/setting/manage-profile');
  await expectNoBarriers(page, 'profile');
});

test('the screens of the menu have no barriers', async ({ page, signInNew }) => {
  await signInNew({ demo: ['menu'] }, '/food-menu');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoBarriers(page, 'menu');
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/food-item\/[\w-]+$/);
  await expect(titleOf(page)).toBeVisible();
  await expectNoBarriers(page, 'dish');
  await page.getByRole('link', { name: /Edit/ }).first().click();
  await expect(page.getByRole('textbox', { name: 'Product Name' })).not.toHaveValue('');
  await expectNoBarriers(page, 'form of a dish');
});

test('a locked screen has no barriers', async ({ page, signInNew }) => {
  await signInNew({ permissions: ['offers'] }, '/team');
  await expect(page.getByText('No access to this screen')).toBeVisible();
  await expectNoBarriers(page, 'locked');
});

test.describe('the example of a marketplace', () => {
  test.use({ harness: 'lab' });

  test('has no barriers with its page in sight', async ({ page, signInNew }) => {
    await load(page, '/marketplace/login');
    await expectNoBarriers(page, 'landing of the marketplace');
    const { orders } = await signInNew({ orders: ORDERS }, '/marketplace/dashboard');
    await settled(page);
    await expectNoBarriers(page, 'dashboard of the marketplace');
    for (const path of [`/orders/view-order/${orders[0]?._id}`, '/loyalty']) {
      await open(page, `/marketplace${path}`);
      await expect(page.getByText(/customer earns|Points for customers/)).toBeVisible();
      await expectNoBarriers(page, path);
    }
  });
});

test.describe('the host example', () => {
  test.use({ harness: 'embed' });

  test('has no barriers inside of the portal', async ({ page, signInNew }) => {
    const { orders } = await signInNew({ orders: ORDERS }, '/partner/loyalty');
    await settled(page);
    await expectNoBarriers(page, 'page of the host');
    await open(page, `/partner/orders/view-order/${orders[0]?._id}`);
    await expect(page.getByText('The customer earns')).toBeVisible();
    await expectNoBarriers(page, 'panel of the host');
    await page.goto('/reports');
    await expect(titleOf(page)).toBeVisible();
    await expectNoBarriers(page, 'reports');
  });
});
