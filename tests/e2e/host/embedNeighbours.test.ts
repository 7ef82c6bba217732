import { dashboard } from '../../pages/dashboard.ts';
import { landing } from '../../pages/landing.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode } from '../../support/signIn.ts';

test.use({ harness: 'lab' });

test('a sign-out of the portal changes no state of the host', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const { phone } = await newVendor();
  await page.goto('/neighbours');
  const panel = page.getByRole('region', { name: 'Host panel' });
  await panel.getByRole('button', { name: 'Host count 0' }).click();
  await panel.getByRole('button', { name: 'Host toast' }).click();
  await passCode(page, sandbox, phone);
  const portal = page.locator('.vp-root');
  const welcome = portal.getByRole('status').filter({ hasText: 'Login successful' });
  // A toast under the pointer does not disappear.
  await welcome.hover();
  await expect(dashboard(page)).toBeVisible();

  const hostMessages = page.getByRole('region', { name: 'Host messages' });
  await expect(hostMessages.getByText('Message of the host')).toBeVisible();
  await expect(hostMessages.getByText('Login successful')).toHaveCount(0);
  await expect(portal.getByText('Message of the host')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Host cache' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Host count 1' })).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('[["report"]]');

  await expect(welcome).toBeVisible();
  await page.evaluate(() => window.history.pushState(null, '', '/neighbours/logout'));
  await expect(landing(page)).toBeVisible();
  await expect(welcome).toHaveCount(0);
  await expect(hostMessages.getByText('Message of the host')).toBeVisible();
});
