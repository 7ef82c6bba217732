import type { Locator } from '@playwright/test';
import { editFromMenu } from '../../pages/food.ts';
import { kycDetailOf, kycDetailPath } from '../../pages/kyc.ts';
import { newcomer, registerOf } from '../../pages/register.ts';
import { PROFILE, restaurantOf, SAVED } from '../../pages/restaurant.ts';
import { field, fillMember, MEENA, submitButton } from '../../pages/team.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Expects the form to show the message at this field, and as often as given in all. */
async function expectShownOn(input: Locator, message: string | RegExp, times = 1) {
  await expect(input).toHaveAccessibleDescription(message);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input.page().getByRole('main').getByText(message)).toHaveCount(times);
}

test('a phone that the server refuses has its message until it is edited', async ({
  page,
  signInNew,
  recorder,
}) => {
  recorder.expectError(/422.*update-profile/);
  await signInNew({}, '/setting/manage-profile');
  await field(page, 'Phone Number').fill('12');
  await page.getByRole('button', { name: 'Update' }).click();

  await expectShownOn(field(page, 'Phone Number'), /^phone /);
  await expect(field(page, 'Phone Number')).toBeFocused();
  await expect(page.getByRole('main').getByText('Not saved.')).toBeVisible();

  await field(page, 'Phone Number').fill('123');
  await expect(field(page, 'Phone Number')).not.toHaveAttribute('aria-invalid');
});

test('a restaurant name that the server refuses has the message at registration', async ({
  page,
  sandbox,
}) => {
  const someone = newcomer();
  const { fill, create, restaurant } = registerOf(page);
  const errors = { restaurant_name: 'This name is taken.' };
  const body = { statusCode: 409, message: 'Check the form.', errors };
  await sandbox.fault({ endpoint: 'signUp', phone: someone.phone, body });
  await page.goto('/register');
  await fill(someone);
  await create.click();

  await expectShownOn(restaurant, errors.restaurant_name);
  await expect(restaurant).toBeFocused();
});

test('a list of errors marks each field of a team member', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({}, '/team/add-team-member');
  const errors = [
    { field: 'email', message: 'This email is taken.' },
    { field: 'phone', message: 'This phone is taken.' },
    { field: 'plan', message: 'Only five members are allowed.' },
  ];
  const body = { statusCode: 422, message: 'Check the form.', errors };
  await sandbox.fault({ endpoint: 'teamAdd', restaurantId, body });
  await fillMember(page, MEENA);
  await submitButton(page).click();

  await expectShownOn(field(page, 'Phone Number'), 'This phone is taken.');
  await expectShownOn(field(page, 'Email Address'), 'This email is taken.');
  await expect(field(page, 'Phone Number')).toBeFocused();
  const rest = 'Check the form., Only five members are allowed.';
  await expect(page.getByRole('main').getByText(rest)).toBeVisible();
});

test('an error of a dish is at the field that has another name on the server', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu');
  await editFromMenu(page, 'Paneer Butter Masala');
  const errors = { selling_price: ['The price is too high.'] };
  const body = { statusCode: 422, message: '', errors };
  await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, body });
  await page.getByRole('button', { name: 'Save Product' }).click();

  const price = page.getByRole('textbox', { name: 'Selling Price' });
  // The form of a dish also names its first error above the buttons.
  await expectShownOn(price, 'The price is too high.', 2);
  await expect(price).toBeFocused();
});

test('a KYC number that the server refuses has the message', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ kyc: 'nothing' }, kycDetailPath('pan'));
  const detail = kycDetailOf(page);
  const body = { statusCode: 400, message: 'pan_number is used by another restaurant.' };
  await sandbox.fault({ endpoint: 'kycUpdate', restaurantId, body });
  await detail.field('PAN number').fill('ZZZPZ0000Z');
  await detail.choose('PAN document');
  await expect(detail.preview).toBeVisible();
  await detail.submit.click();

  await expectShownOn(detail.field('PAN number'), body.message);
  await expect(detail.field('PAN number')).toBeFocused();
});

test('a banner that the server refuses has the message', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ profile: SAVED }, PROFILE);
  const { isOpen, choose, update } = restaurantOf(page);
  await isOpen();
  const message = 'banner is too dark';
  const body = { statusCode: 422, message };
  await sandbox.fault({ endpoint: 'restaurantUpdate', restaurantId, body });
  await choose('Banner');
  await update.click();

  await expect(page.getByRole('alert').getByText(message)).toHaveCount(1);
  await expect(page.getByText('Not saved.')).toBeVisible();
});
