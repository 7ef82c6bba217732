import { type PortalFixtures, portalFixtures } from '../../../testing/index.ts';
import { test as base, expect } from '../../support/fixtures.ts';

const { signIn } = portalFixtures({ url: '', key: '' });

const test = base.extend<{ signInOnScreens: PortalFixtures['signIn'] }>({
  signInOnScreens: signIn,
});

for (const [path, heading] of [
  ['/', 'New Orders'],
  ['/orders', 'Orders'],
] as const) {
  test(`the fixture of the kit signs in and opens ${path}`, async ({
    page,
    newVendor,
    signInOnScreens,
  }) => {
    await signInOnScreens(await newVendor(), path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  });
}
