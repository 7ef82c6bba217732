import type { Page } from '@playwright/test';
import { newcomer, registerOf } from '../../../tests/pages/register.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { enterCode } from '../../../tests/support/signIn.ts';

function toast(page: Page, text: string) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
}

test('two clicks on “Create Account” send one registration', async ({ page, sandbox }) => {
  const someone = newcomer();
  const signUp = { phone: someone.phone, endpoint: 'signUp' };
  const { fill, create } = registerOf(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fill(someone);

  const { id } = await sandbox.fault({ ...signUp, hold: true });
  await create.evaluate((button) => {
    for (let count = 0; count < 2; count += 1) (button as HTMLButtonElement).click();
  });
  await expect.poll(() => sandbox.log(signUp)).toHaveLength(1);
  await sandbox.clearFault(id);
  await expect(toast(page, 'OTP sent successfully!')).toBeVisible();
  const calls = await sandbox.log(signUp);
  expect(calls.map(({ fields }) => fields)).toEqual([
    {
      name: someone.fullName,
      restaurant_name: someone.restaurant,
      phone: someone.phone,
      email: someone.email,
      date_of_founding: someone.founded,
    },
  ]);
});

test('“Change number” leads back to the form', async ({ page, sandbox }) => {
  const someone = newcomer();
  const { fill, create, dialog, values } = registerOf(page);
  await page.goto('/register');
  await fill(someone);
  await create.click();
  await expect(dialog).toContainText(`+91 ${someone.phone}`);
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await expect(dialog).toBeHidden();
  expect(await values()).toEqual(someone);
  await create.click();
  await enterCode(page, await sandbox.code(someone.phone));

  await expect(page).toHaveURL(/\/vendor-kyc$/);
});
