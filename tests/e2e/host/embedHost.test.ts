import { boardLink, dashboard } from '../../pages/dashboard.ts';
import { landing } from '../../pages/landing.ts';
import { describeHost } from '../../support/describeHost.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode } from '../../support/signIn.ts';

test.use({ harness: 'embed' });

test('the visit of a portal leaves its host unchanged', async ({ page, sandbox, newVendor }) => {
  const host = page.getByRole('navigation', { name: 'Saffron Market' });
  const counter = page.getByRole('button', { name: /^Pressed/ });
  const { phone } = await newVendor();
  await page.goto('/');
  const describe = () => page.evaluate(describeHost, '.host-sidebar');
  const before = await describe();
  const expectUntouched = async () => expect(await describe()).toEqual(before);
  await counter.click();
  await counter.click();

  await host.getByRole('link', { name: 'Partner portal' }).click();
  await expect(landing(page)).toBeVisible();
  await expectUntouched();
  await passCode(page, sandbox, phone);
  await expect(dashboard(page)).toBeVisible();
  await expectUntouched();
  await boardLink(page).click();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await host.getByText('Home').click();
  await expect(page.getByRole('heading', { name: 'Saffron Market admin' })).toBeVisible();

  await expectUntouched();
  await expect(counter).toHaveText('Pressed 2 times');
});
