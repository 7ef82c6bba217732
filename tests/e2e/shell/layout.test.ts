import type { Locator, Page } from '@playwright/test';
import { menuLink, menuOf, openMenu } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enterCode, requestCode } from '../../support/signIn.ts';
import { visit } from '../../support/visit.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };

function outletGroup(page: Page) {
  return menuOf(page).getByRole('button', { name: 'Outlet Info' });
}

function drawerOf(page: Page) {
  return page.getByRole('dialog', { name: 'Main menu' });
}

async function expectWidthOfPhone(page: Page, title: string) {
  await expect(titleOf(page)).toHaveText(title);
  const width = () => page.getByRole('main').evaluate(({ scrollWidth }) => scrollWidth);
  await expect.poll(width, title).toBe(PHONE.width);
}

test('a menu row is marked on the screens below it', async ({ page, signInNew }) => {
  const rating = menuLink(page, 'Rating');
  await signInNew({}, '/team/add-team-member');
  const team = menuLink(page, 'Team Members');
  await expect(team).toHaveAttribute('aria-current', 'page');
  await expect(outletGroup(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(rating).toBeHidden();

  await outletGroup(page).click();
  await rating.click();
  await expect(titleOf(page)).toHaveText('Rating');
  await page.reload();

  await expect(outletGroup(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(rating).toHaveAttribute('aria-current', 'page');
});

test('the menu row of the current screen adds no entry to the history', async ({
  page,
  signInNew,
}) => {
  await signInNew({}, '/team');
  await menuLink(page, 'Rating').or(outletGroup(page)).first().click();
  await menuLink(page, 'Rating').click();
  await expect(titleOf(page)).toHaveText('Rating');
  await menuLink(page, 'Rating').click();
  await page.goBack();
  await expect(titleOf(page, 'Team Members')).toBeVisible();
});

test('nothing is too wide on a phone', async ({ page, signInNew }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expectWidthOfPhone(page, 'Get Started');
  await signInNew({ name: 'Ananda Bhavan' });
  await expectWidthOfPhone(page, 'Ananda Bhavan');
  const open = page.getByRole('button', { name: 'More', exact: true });
  await expect(menuOf(page)).toBeHidden();
  await open.click();
  await expect(drawerOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await menuLink(page, 'Team Members').click();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(titleOf(page, 'Team Members')).toBeFocused();
  await expectWidthOfPhone(page, 'Team Members');
  for (const [path, title] of [
    ['/orders', 'Orders'],
    ['/terms-and-conditions', 'Terms and Conditions'],
  ] as const) {
    await visit(page, path);
    await expectWidthOfPhone(page, title);
  }
});

async function expectOnOneLine(title: Locator, cross: Locator) {
  const middleOf = async (one: Locator) => {
    const { y, height } = (await one.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  // A toast moves the dialog while it is measured.
  const distance = async () => Math.abs((await middleOf(title)) - (await middleOf(cross)));
  await expect.poll(distance).toBeLessThan(1);
}

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('every close button is aligned with the title', async ({ page, newVendor, sandbox }) => {
    const { phone } = await newVendor();
    await page.goto('/');
    await requestCode(page, phone);
    const sheet = page.getByRole('dialog');
    await expectOnOneLine(
      sheet.getByRole('heading'),
      sheet.getByRole('button', { name: 'Close', exact: true }),
    );
    await enterCode(page, await sandbox.code(phone));
    await openMenu(page);

    const cross = drawerOf(page).getByRole('button', { name: 'Close menu' });
    await expectOnOneLine(drawerOf(page).getByText('Vendor Portal'), cross);
  });
});

test('on a tablet the menu is a rail of named icons that opens the drawer for a group', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize(TABLET);
  await signInNew();
  const rail = menuOf(page);
  await expect(rail).toBeVisible();
  expect((await rail.boundingBox())?.width).toBeLessThan(80);

  await rail.getByRole('link', { name: 'Offers' }).click();
  await expect(titleOf(page)).toHaveText('Offers');
  await rail.getByRole('button', { name: 'Outlet Info' }).click();

  await expect(drawerOf(page)).toBeVisible();
  await expect(drawerOf(page).getByRole('button', { name: 'Outlet Info' })).toBeVisible();
});

test('the footer is large on the landing', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await page.goto('/');
  for (const [path, title, columns] of [
    ['/', 'Get Started', 4],
    ['/register', 'Create Account', 4],
    ['/privacy-policy', 'Privacy Policy', 0],
    ['/login', 'Get Started', 0],
  ] as const) {
    await visit(page, path);
    await expect(titleOf(page)).toHaveText(title);
    await expect(footer.getByRole('heading'), path).toHaveCount(columns);
    await expect(footer.getByRole('link', { name: 'Terms and Conditions' }), path).toBeVisible();
  }
});
