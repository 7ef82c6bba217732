import type { Locator, Page } from '@playwright/test';
import { leaveQuestion } from '../../pages/screen.ts';
import { field, fillMember, MEENA } from '../../pages/team.ts';
import { expect, test } from '../../support/fixtures.ts';

const FORM = '/team/add-team-member';
const PROFILE = '/setting/manage-profile';

const question = (scope: Page | Locator) => leaveQuestion(scope);

/** Playwright’s `goBack` would wait for the navigation, which may be cancelled. */
const back = (page: Page) => page.evaluate(() => window.history.back());

function answer(scope: Page | Locator, name: 'Leave' | 'Keep editing') {
  return question(scope).getByRole('button', { name }).click();
}

test('every way out asks before it drops what was typed', async ({ page, signInNew }) => {
  await signInNew({}, '/team');
  await page.getByRole('link', { name: 'Add' }).first().click();
  await fillMember(page, MEENA);
  await page.getByRole('link', { name: 'Offers' }).click();
  await answer(page, 'Keep editing');
  await expect(page).toHaveURL(new RegExp(FORM));
  await back(page);
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(FORM));
  await answer(page, 'Keep editing');
  await expect(field(page, 'Name')).toHaveValue(MEENA.name);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
});

test('a confirmed Back reaches its page', async ({ page, signInNew }) => {
  await signInNew({}, '/offers');
  await page.getByRole('link', { name: 'Timing' }).click();
  await page.evaluate(() => window.history.pushState(null, '', '/setting/manage-profile'));
  const entries = await page.evaluate(() => window.history.length);
  await field(page, 'Name').fill('Typed here');
  await page.evaluate(() => window.history.go(-2));
  await answer(page, 'Leave');
  await expect(page).toHaveURL(/\/offers$/);
  await page.evaluate(() => window.history.go(2));
  await expect(field(page, 'Name')).toHaveValue('Test Vendor');

  expect(await page.evaluate(() => window.history.length)).toBe(entries);

  await field(page, 'Name').fill('Asha Sample');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { name: 'Offers' })).toBeVisible();
});

test.describe('in a host', () => {
  test.use({ harness: 'embed' });

  test('every way to the host asks first', async ({ page, signInNew }) => {
    await signInNew({}, '/reports');
    await page.evaluate((path) => window.history.pushState(null, '', path), `/partner${PROFILE}`);
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await field(page, 'Name').click();
    await page.keyboard.type(' typed');
    await back(page);
    await answer(page, 'Keep editing');
    await page.getByRole('link', { name: 'Partner orders' }).click();
    await answer(page, 'Keep editing');
    await expect(page).toHaveURL(new RegExp(`/partner${PROFILE}$`));
    const asked = page.waitForEvent('dialog');
    const click = page.getByRole('link', { name: 'Home' }).click();
    const dialog = await asked;
    expect(dialog.message()).toBe('Leave the partner portal without saving?');
    await dialog.dismiss();
    await click;
    await expect(field(page, 'Name')).toHaveValue('Test Vendor typed');
    await back(page);
    await answer(page, 'Leave');

    await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  });
});
