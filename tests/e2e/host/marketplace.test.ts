import { figure } from '../../pages/dashboard.ts';
import { editFromMenu } from '../../pages/food.ts';
import { rows } from '../../pages/history.ts';
import { menuLink, menuOf, ordersLink } from '../../pages/menu.ts';
import { PROFILE, SAVED } from '../../pages/restaurant.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visit } from '../../support/visit.ts';

test.use({ harness: 'lab', viewport: { width: 1280, height: 800 } });

const ORDER = {
  status: 'waiting_for_confirmation',
  order_id: 'ORD-7001',
  total_amount: 400,
  billing_detail: { total_amount: 400 },
};
const DIRHAMS = /AED\s[\d,]+\.\d\d/;
/** Texts that only an Indian marketplace shows. */
const INDIAN = /₹|INR|\+91|GST|FSSAI/;

test('the sign-in takes numbers of the Emirates', async ({ page, recorder }) => {
  recorder.expectError(/404.*\/api\/vendor\)/);
  await page.goto('/marketplace/login');
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(page.getByText('+971', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(INDIAN);
  await phone.pressSequentially('50123456');
  await signIn.click();
  await expect(page.getByText('Please enter a valid 9-digit mobile number.')).toBeVisible();
  await phone.fill('');
  await phone.pressSequentially('+971 050 123 4567');
  await expect(phone).toHaveValue('501234567');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.postDataJSON()?.phone === 501234567,
  );
  await signIn.click();
  expect((await asked).headers()['x-tenant']).toBe('dune-ae');
  await (await asked).response();
});

test('every call of the dashboard names the tenant', async ({ page, signInNew }) => {
  const tenants: (string | undefined)[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) tenants.push(request.headers()['x-tenant']);
  });
  await signInNew({ orders: [ORDER] }, '/marketplace/dashboard');
  await expect(figure(page, 'Total Revenue')).toHaveText(DIRHAMS);
  await expect(page.getByRole('region', { name: 'New Orders' })).toContainText(DIRHAMS);
  await expect(page.locator('body')).not.toContainText(INDIAN);
  await ordersLink(page).click();
  await expect(page.getByRole('article').first()).toContainText(DIRHAMS);
  await expect(page.locator('body')).not.toContainText(INDIAN);
  expect(new Set(tenants)).toEqual(new Set(['dune-ae']));
});

test('the form of a dish shows dirhams', async ({ page, signInNew }) => {
  await signInNew({ demo: ['menu'] }, '/marketplace/food-menu');
  await expect(page.getByRole('article').first()).toContainText(DIRHAMS);
  await expect(page.locator('body')).not.toContainText(INDIAN);
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Edit/ }).first().click();
  await expect(page.getByText('What customers pay, in AED.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(INDIAN);
});

test('only the verification of a bank account is asked for', async ({ page, signInNew }) => {
  await page.goto('/marketplace/register');
  await expect(page.getByText('Bank account details')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(INDIAN);
  await signInNew({ kyc: 'nothing' }, '/marketplace/vendor-kyc');
  await expect(page.getByRole('link', { name: /Bank/ }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 not submitted yet');
  await expect(page.getByRole('main')).not.toContainText(/FSSAI|GST|PAN/);
});

test('the menu has the pages of the marketplace', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({}, '/marketplace/offers');
  await expect(page).toHaveURL(/\/marketplace\/dashboard$/);
  await expect(menuLink(page, 'Handbook')).toHaveAttribute(
    'href',
    'https://handbook.dune.example/',
  );
  const rows = menuOf(page).getByRole('link');
  expect((await rows.allTextContents()).slice(0, 3)).toEqual(['Dashboard', 'Orders', 'Loyalty']);
  await expect(menuLink(page, 'Offers')).toHaveCount(0);
  await expect(menuLink(page, 'Team Members')).toHaveCount(0);
  expect(await sandbox.log({ restaurantId, endpoint: 'offersAll' })).toEqual([]);
});

test('the panel of an order follows the Loyalty page', async ({ page, signInNew }) => {
  await signInNew({ orders: [ORDER] }, '/marketplace/orders/view-order/ORD-7001');
  const panel = page.getByRole('region', { name: 'Loyalty' });
  await expect(panel).toHaveText(/earns 20 points/);
  await expect(page.locator('body')).not.toContainText(INDIAN);
  await menuLink(page, 'Loyalty').click();
  await page.getByLabel(/^Points for each AED\s100\.00$/).fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Loyalty points saved').first()).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveText(/earns 40 points/);
});

test('failed calls reach the error tracker', async ({ page, signInNew, sandbox }) => {
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  const { restaurantId } = await signInNew({ orders: [ORDER] }, '/marketplace/orders');
  await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, status: 422, times: 1 });
  await page.getByRole('button', { name: /^Accept/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => lines)
    .toContainEqual(expect.stringMatching(/^errors: api updateOrderStatus: .* 422$/));
  await expect
    .poll(() => lines)
    .toContainEqual(expect.stringMatching(/^analytics: write .*"refused"/));
});

const RIDER = { name: 'Meera', phone: '+971501234567' };

test('records have the fields of the marketplace', async ({ page, signInNew }) => {
  const orders = [
    { ...ORDER, rider: RIDER },
    { ...ORDER, order_id: 'ORD-7000', status: 'completed', rider: { ...RIDER, name: 'Arun' } },
  ];
  await signInNew({ orders }, '/marketplace/orders');
  await page.getByRole('button', { name: 'More actions, order ORD-7001' }).click();
  await expect(page.getByRole('menuitem', { name: 'Call rider Meera' })).toBeVisible();

  await visit(page, '/marketplace/outlet/order-history');
  await expect(rows(page).filter({ hasText: '#7000' })).toContainText('Arun');
});

test('the ids of the ERP are saved with the profile and a dish', async ({
  page,
  signInNew,
  sandbox,
}) => {
  test.slow();
  const { restaurantId } = await signInNew(
    { profile: SAVED, demo: ['menu'] },
    `/marketplace${PROFILE}`,
  );
  const statuses = async () => {
    const updates = await sandbox.log({ restaurantId, endpoint: 'restaurantUpdate' });
    return updates.map(({ status }) => status);
  };
  const outlet = page.getByLabel('ERP outlet id');
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await expect(page.getByLabel(/GST|VAT/)).toHaveCount(0);
  // The vendors of the sandbox have numbers of ten digits.
  await page.getByLabel('Phone number').fill('501234567');
  await outlet.fill('42');
  await update.click();
  await expect(outlet).toHaveAttribute('aria-invalid', 'true');
  await expect(outlet).toBeFocused();
  expect(await statuses()).toEqual([]);
  await outlet.fill('AE-0042');
  await update.click();
  await expect.poll(statuses).toEqual([200]);
  await expect(outlet).not.toHaveAttribute('aria-invalid');

  const dish = page.getByLabel('ERP id');
  await visit(page, '/marketplace/food-menu');
  await editFromMenu(page, 'Masala Dosa');
  await dish.fill('AE-0007');
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expect(page).toHaveURL(/\/food-menu(\?|$)/);

  await page.goto(`/marketplace${PROFILE}`);
  await expect(outlet).toHaveValue('AE-0042');
  await visit(page, '/marketplace/food-menu');
  await editFromMenu(page, 'Masala Dosa');
  await expect(dish).toHaveValue('AE-0007');
});
