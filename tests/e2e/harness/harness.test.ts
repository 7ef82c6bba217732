import { landing } from '../../pages/landing.ts';
import { expect, test } from '../../support/fixtures.ts';

test('a vendor made for the test is signed in on the standalone page', async ({
  page,
  signInNew,
}) => {
  await page.goto('/');
  await expect(landing(page)).toBeVisible();

  await signInNew();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a deep link is answered with the page', async ({ request }) => {
  const reply = await request.get('/orders/view-order/ORD-1', { headers: { accept: 'text/html' } });

  expect(reply.status()).toBe(200);
  expect(await reply.text()).toContain('<div id="root">');
});
