import { textOf } from '../../../tests/pages/legal.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

test('a signed-in vendor comes back to the dashboard from the legal pages', async ({
  page,
  signInNew,
}) => {
  await signInNew({}, '/privacy-policy');
  await expect(textOf(page)).toContainText('We keep what is needed to run your restaurant');

  await page.getByRole('button', { name: 'Back' }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
});
