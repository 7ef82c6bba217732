import type { Page } from '@playwright/test';
import { editFromMenu } from '../../pages/food.ts';
import { landing, landingOf } from '../../pages/landing.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chooseLanguage, packText } from '../../support/languages.ts';

const SETTINGS = '/setting/manage-profile';
const tamil = packText('ta');
const urdu = packText('ur');

const portal = (page: Page) => page.locator('.vp-root');
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

test('a language that is chosen over a half-typed number keeps the number', async ({ page }) => {
  await page.goto('/');
  await landingOf(page).phone.fill('98765');
  await choose(page, 'தமிழ்');

  const phone = page.getByRole('textbox', { name: tamil('auth', 'phone') });
  await expect(phone).toHaveValue('98765');
  await page.getByRole('button', { name: tamil('auth', 'signIn'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/[\u0b80-\u0bff]/);

  await choose(page, 'English');
  await expect(page.getByRole('alert')).toHaveText(/Please enter a valid 10-digit mobile number/);
  await expect(landingOf(page).phone).toHaveValue('98765');
});

test('a reload keeps the choice', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'اردو');
  await expect(portal(page)).toHaveAttribute('dir', 'rtl');
  await page.reload();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(urdu('auth', 'getStarted'));
  await expect(portal(page)).toHaveAttribute('lang', 'ur-IN');
});

test('another tab follows the choice', async ({ page, context, signInNew }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  await expect(landing(other)).toBeVisible();
  await choose(page, 'தமிழ்');

  await expect(other.getByRole('heading', { level: 1 })).toHaveText(tamil('auth', 'getStarted'));
  await other.close();
  await signInNew({}, SETTINGS);
  await expect(portal(page)).toHaveAttribute('lang', 'ta-IN');
});

test('texts that cannot be loaded leave the language as it is', async ({ page }) => {
  await page.route(/\/ta[-.][^/]*js$/, (route) => route.abort());
  await page.goto('/');
  await landingOf(page).phone.fill('98765');
  await choose(page, 'தமிழ்');

  await expect(page.getByRole('alert')).toContainText('தமிழ்');
  await expect(landing(page)).toBeVisible();
  await expect(landingOf(page).phone).toHaveValue('98765');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('the profile keeps what is typed while its language changes', async ({ page, signInNew }) => {
  await signInNew({ vendorName: 'Asha Rao' }, SETTINGS);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Asha R');
  await choose(page, 'தமிழ்');

  await expect(portal(page)).toHaveAttribute('lang', 'ta-IN');
  await expect(
    page.getByRole('textbox', { name: tamil('account', 'name'), exact: true }),
  ).toHaveValue('Asha R');
});

test('errors of the form of a dish are written again in the new language', async ({
  page,
  signInNew,
}) => {
  await signInNew({ demo: ['menu'] }, '/food-menu');
  await editFromMenu(page, 'Paneer Butter Masala');
  await page.getByRole('textbox', { name: 'Product Name' }).fill('');
  await page.getByRole('textbox', { name: 'Description' }).fill('Crisp');
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expect(page.getByText('Product name is required').first()).toBeVisible();
  await chooseLanguage(page, 'ur-IN');

  await expect(page.getByText(urdu('menuEdit', 'nameRequired')).first()).toBeVisible();
  await expect(page.getByText('Product name is required')).toHaveCount(0);
  await expect(page.getByText('Crisp')).toBeVisible();
});
