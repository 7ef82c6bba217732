import { editFromMenu, search } from '../../pages/food.ts';
import { landingOf } from '../../pages/landing.ts';
import { expect, test } from '../../support/fixtures.ts';

test('a phone number and a code are typed in the digits of any script', async ({
  page,
  newVendor,
}) => {
  const { phone: number } = await newVendor();
  const { phone, signIn, dialog, digits } = landingOf(page);
  const bengali = number.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)));
  await page.goto('/');
  await phone.pressSequentially(bengali);
  await expect(phone).toHaveValue(number);
  await signIn.click();
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.insertText('۱');
  await page.keyboard.insertText('२');

  expect(await digits()).toEqual(['1', '2', '', '']);
});

test('a price is typed in the digits of any script', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu');
  await editFromMenu(page, 'Paneer Butter Masala');
  await page.getByRole('textbox', { name: 'Base Price' }).fill('৩২০');
  await page.getByRole('textbox', { name: 'Selling Price' }).fill('۲۸۵');
  await page.getByRole('textbox', { name: 'Default Quantity' }).fill('२');
  await page.getByRole('button', { name: 'Save Product' }).click();

  await expect
    .poll(async () => (await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' })).length)
    .toBe(1);
  const [saved] = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(saved?.fields).toMatchObject({ selling_price: '285' });
});

test('a dish is found in Tamil and in Urdu however it is typed', async ({ page, signInNew }) => {
  await page.route('**/food-item/all', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"Paneer Tikka"', '"த\u0bcaசை 7"')
      .replaceAll('"Chicken 65"', '"\u06a9\u0628\u0627\u0628"');
    await route.fulfill({ response, body });
  });
  await signInNew({ demo: ['menu'] }, '/food-menu');
  const found = page.getByRole('article');
  await search(page, 'த\u0bc6\u0bbeசை ௭');
  await expect(found).toHaveCount(1);
  await search(page, '\u0643\u0628\u0627\u0628');

  await expect(found).toHaveCount(1);
  await expect(found).toHaveAccessibleName('\u06a9\u0628\u0627\u0628');
});
