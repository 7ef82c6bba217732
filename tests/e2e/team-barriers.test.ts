import { pick, submitButton } from '../pages/team.ts';
import { findBarriers } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });

      test('team, its forms and the profile have no barriers', async ({
        page,
        newVendor,
        signIn,
        sandbox,
      }) => {
        const vendor = await newVendor();
        await sandbox.fill(vendor.restaurantId, ['team']);
        await signIn(vendor);
        await page.goto('/team');
        await pick(page, 'Ravi Sample', 'Quick edit');
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findBarriers(page), 'modal').toEqual([]);
        await page.keyboard.press('Escape');
        expect(await findBarriers(page), 'list').toEqual([]);
        await pick(page, 'Ravi Sample', 'Delete');
        expect(await findBarriers(page), 'question').toEqual([]);
        await page.goto('/team/add-team-member');
        await submitButton(page).click();
        await expect(page.getByText('Role is required')).toBeVisible();
        expect(await findBarriers(page), 'form with errors').toEqual([]);
        await page.getByLabel('Select Role').selectOption('Custom');
        await submitButton(page).click();
        await expect(page.getByText('At least one permission')).toBeVisible();
        expect(await findBarriers(page), 'permissions with an error').toEqual([]);
        await page.goto('/setting/manage-profile');
        await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
        expect(await findBarriers(page), 'profile').toEqual([]);
      });

      test('a locked screen has no barriers', async ({ page, newVendor, signIn }) => {
        await signIn(await newVendor({ permissions: ['offers'] }));
        await page.goto('/team');
        await expect(page.getByText('No access to this screen')).toBeVisible();
        expect(await findBarriers(page)).toEqual([]);
      });
    });
  }
}
