import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { LoggedCall } from '../support/control.ts';
import { fillMember, MEENA, rowOf, submitButton } from '../pages/team.ts';
import { PROFILE, restaurantOf, SAVED } from '../pages/restaurant.ts';

/** The browser repeats a request only on a connection that was used before. */
async function useConnection(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/api/about?type=vendor')).text());
}

/** How often each key took effect, of the calls that arrived. */
function effectsByKey(calls: readonly LoggedCall[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { idempotencyKey, effective } of calls) {
    counts[idempotencyKey] = (counts[idempotencyKey] ?? 0) + (effective ? 1 : 0);
  }
  return counts;
}

function expectOneEffect(calls: readonly LoggedCall[]): void {
  expect(calls.length, 'the browser sent a copy by itself').toBeGreaterThan(1);
  expect(calls[0]?.idempotencyKey).not.toBe('');
  expect(Object.values(effectsByKey(calls))).toEqual([1]);
}

for (const reset of ['beforeCommit', 'afterCommit'] as const) {
  test(`a member whose connection is reset ${reset} is added once, and said so`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor();
    const target = { endpoint: 'teamAdd', restaurantId: vendor.restaurantId };
    await signIn(vendor, '/team/add-team-member');
    await fillMember(page, MEENA);
    await sandbox.fault({ ...target, reset, times: 1 });
    await useConnection(page);
    await submitButton(page).click();
    await expect(page.getByText('Team member added successfully')).toBeVisible();
    await expect(rowOf(page, MEENA.name)).toHaveCount(1);
    expectOneEffect(await sandbox.log(target));
  });

  test(`a gallery picture whose connection is reset ${reset} is stored once`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor({ profile: { ...SAVED, assets: [] } });
    const target = { endpoint: 'restaurantUpdate', restaurantId: vendor.restaurantId };
    await signIn(vendor, PROFILE);
    const { isOpen, choose, update, images } = restaurantOf(page);
    await isOpen();
    await choose('Add images');
    await expect(page.getByText('1 new image, sent when you update')).toBeVisible();
    await sandbox.fault({ ...target, reset, times: 1 });
    await useConnection(page);
    await update.click();
    await expect(page.getByText('1 new image, sent when you update')).toBeHidden();
    await expect(images).toHaveCount(1);
    expectOneEffect(await sandbox.log(target));
  });
}
