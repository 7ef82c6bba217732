import { expect, test } from '../support/fixtures.ts';

test('the standalone page answers with the portal inside', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();
});

test('a deep link is answered with the page, not with a 404', async ({ request }) => {
  const reply = await request.get('/orders/view-order/ORD-1', { headers: { accept: 'text/html' } });

  expect(reply.status()).toBe(200);
  expect(await reply.text()).toContain('<div id="root">');
});

test('a vendor made for the test signs in through the real screens', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor();

  await signIn(vendor);

  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('inside a host', () => {
  test.use({ harness: 'embed' });

  test('the portal opens under the path of the host, in its frame', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Partner portal' }).click();

    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Saffron Market' })).toBeVisible();
  });

  test('a vendor signs in and the host keeps the address', async ({ page, newVendor, signIn }) => {
    await signIn(await newVendor());

    await expect(page).toHaveURL(/\/partner\/dashboard$/);
  });
});
