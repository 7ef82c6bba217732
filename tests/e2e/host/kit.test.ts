import { type PortalFixtures, portalFixtures } from '../../../testing/index.ts';
import { test as base, expect } from '../../support/fixtures.ts';

const { signIn } = portalFixtures({ url: '', key: '' });

const test = base.extend<{ signInOnScreens: PortalFixtures['signIn'] }>({
  signInOnScreens: signIn,
});

test('the fixture of the kit signs in on the screens', async ({
  page,
  newVendor,
  signInOnScreens,
}) => {
  await signInOnScreens(await newVendor(), '/');
  await expect(page.getByRole('heading', { name: 'New Orders' })).toBeVisible();
});
