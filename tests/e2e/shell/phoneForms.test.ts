import type { Page } from '@playwright/test';
import { newOrdersBar, titleOf } from '../../pages/screen.ts';
import { confirmDelete, openMode } from '../../pages/timings.ts';
import { expect, test } from '../../support/fixtures.ts';

const WAITING = { status: 'waiting_for_confirmation' };
const HEIGHT = 844;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: HEIGHT } });

const mainScreens = (page: Page) => page.getByRole('navigation', { name: 'Main screens' });

/** The height of the actions of a form and of everything below the content of the screen. */
async function covered(page: Page): Promise<number> {
  const [foot, bar] = [page.locator('.vp-foot'), newOrdersBar(page)];
  const [actions, below] = [await foot.boundingBox(), await bar.boundingBox()];
  return (actions?.height ?? HEIGHT) + HEIGHT - (below?.y ?? 0);
}

for (const [path, action] of [
  ['/team/add-team-member', 'Submit'],
  ['/outlet/restaurant-profile', 'Update'],
  ['/timings', 'Save All Day Timings'],
] as const) {
  test(`on ${path} the actions and the bar of new orders cover at most 110 px`, async ({
    page,
    signInNew,
  }) => {
    await signInNew({ orders: [WAITING], demo: ['timings'] }, path);
    await expect(page.getByRole('button', { name: action, exact: true })).toBeInViewport();
    await expect(newOrdersBar(page)).toBeVisible();
    await expect(mainScreens(page)).toBeHidden();
    expect(await covered(page)).toBeLessThanOrEqual(110);
  });
}

test('the changes of the hours are listed above the foot, which stays low', async ({
  page,
  signInNew,
}) => {
  await signInNew({ orders: [WAITING], demo: ['timings'] }, '/timings');
  await openMode(page, 'Specific Days');
  await page.getByRole('button', { name: 'Delete slot 2, Tuesday' }).click();
  await confirmDelete(page);
  const list = page.getByRole('list', { name: 'Saving changes what customers see' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(newOrdersBar(page)).toBeVisible();
  expect(await covered(page)).toBeLessThanOrEqual(110);
});

test('the form of a dish replaces the main screens until it is left', async ({
  page,
  signInNew,
}) => {
  await signInNew({ orders: [WAITING], demo: ['menu'] }, '/food-menu');
  await expect(mainScreens(page)).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Masala Dosa' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save Product', exact: true })).toBeInViewport();
  await expect(mainScreens(page)).toBeHidden();
  expect(await covered(page)).toBeLessThanOrEqual(110);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(mainScreens(page)).toBeVisible();
});

test('a screen whose actions replace the main screens has a way back', async ({
  page,
  signInNew,
}) => {
  await signInNew({ demo: ['timings'] }, '/timings');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(titleOf(page)).toBeFocused();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(mainScreens(page)).toBeVisible();
});

test('the account has no setting for keyboard shortcuts', async ({ page, signInNew }) => {
  await signInNew({}, '/setting/manage-profile');
  const device = page.getByRole('region', { name: 'This device' });
  await expect(device.getByRole('switch', { name: 'Accept with one tap' })).toBeVisible();
  await expect(device.getByRole('switch', { name: /Keyboard shortcuts/ })).toBeHidden();
});
