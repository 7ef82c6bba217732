import { expect, test } from '../support/fixtures.ts';
import { enterCode, requestCode } from '../support/signIn.ts';

test.use({ harness: 'lab' });

test('the host’s toasts, store and query cache stay the host’s', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const { phone } = await newVendor();
  await page.goto('/neighbours');
  const panel = page.getByRole('region', { name: 'Host panel' });
  await panel.getByRole('button', { name: 'Host count 0' }).click();
  await panel.getByRole('button', { name: 'Host toast' }).click();
  await requestCode(page, phone);
  await enterCode(page, await sandbox.code(phone));
  await expect(page.getByRole('heading', { name: 'New Orders' })).toBeVisible();
  await panel.getByRole('button', { name: 'Host cache' }).click();

  const hostMessages = page.getByRole('region', { name: 'Host messages' });
  await expect(hostMessages.getByText('Message of the host')).toBeVisible();
  await expect(hostMessages.getByText('Login successful')).toHaveCount(0);
  const portal = page.locator('.vp-root');
  await expect(portal.getByRole('status').filter({ hasText: /login|otp|success/i })).toBeVisible();
  await expect(portal.getByText('Message of the host')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Host count 1' })).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('[["report"]]');
});

test('signing out dismisses the portal’s toasts and not the host’s', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const { phone } = await newVendor();
  await page.goto('/neighbours');
  await requestCode(page, phone);
  await enterCode(page, await sandbox.code(phone));
  await page.getByRole('button', { name: 'Host toast' }).click();
  await expect(page.getByText('Message of the host')).toBeVisible();
  const welcome = page.locator('.vp-root').getByText('Login successful');
  await expect(welcome).toBeVisible();

  await page.evaluate(() => window.history.pushState(null, '', '/neighbours/logout'));

  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
  await expect(page.getByText('Message of the host')).toBeVisible();
});
