import { expect, type Locator, test } from '@playwright/test';

/** The form of the first call of a page, opened. */
async function openForm(call: Locator): Promise<Locator> {
  await call.getByText('Try it against the sandbox in this browser').click();
  return call.locator('form');
}

test('a call is answered by the sandbox in the browser', async ({ page }) => {
  await page.goto('calls/restaurant/');
  const form = await openForm(page.locator('.call', { has: page.locator('#restaurantget') }));
  await expect(form.getByLabel('Body')).toHaveValue(
    /^\{\n {2}"restaurant_id": "restaurant-1"\n\}$/,
  );
  await form.getByRole('button', { name: 'Send restaurantGet' }).click();
  await expect(form.getByRole('status')).toHaveText(/^200 after \d+ ms$/);
  await expect(form.locator('pre')).toContainText('"Demo Tandoor & Tiffins"');
  await expect(form.getByLabel('Body')).not.toHaveValue(/restaurant-1/);
});

test('a body that is no JSON is refused by the sandbox', async ({ page }) => {
  await page.goto('calls/menu/');
  const form = await openForm(page.locator('.call', { has: page.locator('#fooditemall') }));
  await form.getByLabel('Body').fill('{');
  await form.getByRole('button', { name: 'Send foodItemAll' }).click();
  await expect(form.getByRole('status')).toHaveText(/^4\d\d after \d+ ms$/);
});
