import { expect, test } from '../support/fixtures.ts';

test('the standalone page holds the portal, and a vendor made for the test is signed in', async ({
  page,
  signInNew,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();

  await signInNew();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a deep link is answered with the page, not with a 404', async ({ request }) => {
  const reply = await request.get('/orders/view-order/ORD-1', { headers: { accept: 'text/html' } });

  expect(reply.status()).toBe(200);
  expect(await reply.text()).toContain('<div id="root">');
});
