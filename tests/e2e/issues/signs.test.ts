import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/axe.ts';
import { refreshUntil, tab } from '../../support/board.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { hearSounds, timesHeard } from '../../support/sound.ts';

const COOKING = { orders: [{ status: 'cooking' }] } as const;

const bar = (page: Page) => page.getByRole('region', { name: 'Open issues' });

test.beforeEach(({ page }) => nameCapabilities(page, ['orders.issues']));

test('an issue sounds once when it arrives, and its bar opens it', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await hearSounds(page);
  await page.clock.install();
  const vendor = await newVendor(COOKING);
  await signIn(vendor, '/orders?tab=preparing');
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  await sandbox.addIssue(vendor.restaurantId, { minutesLeft: 9 });
  await refreshUntil(page, bar(page).getByText(/^1 issue · \d:\d\d left$/));
  await expect.poll(() => timesHeard(page, 'issue')).toBe(1);
  await expect(page.getByRole('article').getByText('Issue', { exact: true })).toBeVisible();
  await page.clock.runFor(30_000);
  expect(await timesHeard(page, 'issue')).toBe(1);
  await bar(page).getByRole('link', { name: 'View issues' }).press('Enter');
  await expect(page).toHaveURL(/\/orders\/issues$/);
});

for (const [name, path] of [
  ['board', '/orders?tab=preparing'],
  ['kitchen', '/orders?view=kitchen'],
  ['insights', '/insights?period=today'],
] as const) {
  test(`the open issues in the ${name} have no barriers`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor(COOKING);
    const { _id } = await sandbox.addIssue(vendor.restaurantId, { kind: 'wrong' });
    await sandbox.moveIssue(_id, 'grant');
    await sandbox.addIssue(vendor.restaurantId, { minutesLeft: 6 });
    await signIn(vendor, path);
    await expect(bar(page).first()).toBeVisible();
    if (name === 'insights') {
      await expect(page.getByRole('region', { name: 'Issues', exact: true })).toBeVisible();
    }
    await expectNoBarriers(page, name);
  });
}
