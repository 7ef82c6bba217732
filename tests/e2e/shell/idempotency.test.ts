import type { Page } from '@playwright/test';
import type { LoggedCall, SandboxControl, Vendor } from '../../../testing/index.ts';
import { PROFILE, restaurantOf, SAVED } from '../../pages/restaurant.ts';
import { fillMember, MEENA, rowOf, submitButton } from '../../pages/team.ts';
import { nameOf } from '../../support/board.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { installClock, stopClock } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Makes a call, because the browser repeats a request only on a connection that was used before. */
async function useConnection(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/api/about?type=vendor')).text());
}

/** Counts, for each key, the calls that took effect. */
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
  test(`a member whose connection is reset ${reset} is added once`, async ({
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
    await expect(page.getByText('1 new image, not saved yet')).toBeVisible();
    await sandbox.fault({ ...target, reset, times: 1 });
    await useConnection(page);
    await update.click();
    await expect(page.getByText('1 new image, not saved yet')).toBeHidden();
    await expect(images).toHaveCount(1);
    expectOneEffect(await sandbox.log(target));
  });
}

/** Presses "+10 min" for an order. The backend drops the connection, and commits once `commit` is called. */
async function extendLate(
  page: Page,
  sandbox: SandboxControl,
  { restaurantId }: Vendor,
  number: string,
) {
  const target = { endpoint: 'orderExtend', restaurantId };
  const late = await sandbox.fault({ ...target, dropBeforeCommit: true, hold: true, times: 1 });
  await page.getByRole('tab', { name: /^Preparing/ }).click();
  await page.getByRole('button', { name: `More time, order ${number}` }).click();
  const dialog = page.getByRole('dialog', {
    name: `More time for order ${nameOf({ order_id: number })}`,
  });
  await dialog.getByText('+10 min', { exact: true }).click();
  const add = dialog.getByRole('button', { name: 'Add 10 min' });
  await stopClock(page);
  await add.click();
  await expect(page.getByText('Checking if it was saved…')).toBeVisible();
  const calls = () => sandbox.log(target);
  return {
    dialog,
    add,
    calls,
    commit: async () => {
      await sandbox.clearFault(late.id);
      await expect.poll(async () => (await calls())[0]?.effective).toBe(true);
    },
  };
}

/** The time within which the record is read three times after a lost answer. */
const ALL_READS_MS = 28_000;

const COOKING = { status: 'cooking', order_id: 'ORD-7210', cooking_time: '20 minutes' } as const;

test('more time that is pressed again after a lost answer counts once', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const moveOn = await installClock(page);
  const vendor = await newVendor({ orders: [COOKING] });
  await nameCapabilities(page, ['orders.extend', 'idempotency']);
  await signIn(vendor, '/orders');
  const late = await extendLate(page, sandbox, vendor, COOKING.order_id);
  await moveOn(ALL_READS_MS);
  await expect(late.dialog.getByRole('alert').first()).toContainText("Couldn't add more time");
  await late.commit();
  await late.add.click();
  await expect(late.dialog).toBeHidden();
  const calls = await late.calls();
  expect(calls.map(({ idempotencyKey }) => idempotencyKey === calls[0]?.idempotencyKey)).toEqual([
    true,
    true,
  ]);
  expect(Object.values(effectsByKey(calls))).toEqual([1]);
});
