import type { Page } from '@playwright/test';
import { menuOf } from '../pages/menu.ts';
import { expect, test } from '../support/fixtures.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };

function outletGroup(page: Page) {
  return menuOf(page).getByRole('button', { name: 'Outlet Info' });
}

test('a group opens for the path inside it, and by hand', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());
  await page.goto('/team');
  await expect(outletGroup(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuOf(page).getByRole('link', { name: 'Rating' })).toBeHidden();

  await outletGroup(page).click();
  await menuOf(page).getByRole('link', { name: 'Rating' }).click();
  await page.reload();

  await expect(outletGroup(page)).toHaveAttribute('aria-expanded', 'true');
  const rating = menuOf(page).getByRole('link', { name: 'Rating' });
  await expect(rating).toHaveAttribute('aria-current', 'page');
});

test('the row of a screen stays marked on the screens below it', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor());

  await page.goto('/team/add-team-member');

  const row = menuOf(page).getByRole('link', { name: 'Team Members' });
  await expect(row).toHaveAttribute('aria-current', 'page');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu is a drawer that gives the focus back on Esc', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await signIn(await newVendor());
    const open = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(menuOf(page)).toBeHidden();

    await open.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('a row of the drawer leads to its screen and closes it', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await signIn(await newVendor());
    await page.getByRole('button', { name: 'Open menu' }).click();

    await menuOf(page).getByRole('link', { name: 'Offers' }).click();

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeFocused();
  });

  test('no screen is wider than the phone', async ({ page, newVendor, signIn }) => {
    const width = () => page.getByRole('main').evaluate(({ scrollWidth }) => scrollWidth);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();
    expect(await width()).toBe(phone.width);
    await signIn(await newVendor());
    for (const path of ['/dashboard', '/orders', '/team', '/terms-and-conditions']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await width(), path).toBe(phone.width);
    }
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: tablet });

  test('the menu is a rail of named icons that opens the drawer for a group', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await signIn(await newVendor());
    const rail = menuOf(page);
    expect((await rail.boundingBox())?.width).toBeLessThan(80);

    await rail.getByRole('link', { name: 'Offers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
    await rail.getByRole('button', { name: 'Outlet Info' }).click();

    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Outlet Info' })).toBeVisible();
  });
});

test('the footer is large on the landing and registration, compact elsewhere', async ({ page }) => {
  const columns = page.getByRole('contentinfo').getByRole('heading');
  for (const [path, titles] of [
    ['/', 4],
    ['/register', 4],
    ['/login', 0],
    ['/privacy-policy', 0],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(columns, path).toHaveCount(titles);
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' });
    await expect(terms, path).toBeVisible();
  }
});

test('the footer is large on the KYC list and compact on its detail', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ kyc: 'nothing' }));
  const learnMore = page.getByRole('contentinfo').getByRole('heading', { name: 'Learn More' });
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await expect(learnMore).toBeVisible();

  await page.goto('/vendor-kyc/kyc-detail?type=bank');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(learnMore).toHaveCount(0);
});
