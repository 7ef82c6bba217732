import { fillMember, MEENA, rowOf, submitButton } from '../../pages/team.ts';
import { expect, test } from '../../support/fixtures.ts';

test('the quick-add dialog adds a member without leaving the team', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({}, '/team');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Quick add' }).click();
  const modal = page.getByRole('dialog', { name: 'Add Team Member' });
  await fillMember(modal, { ...MEENA, role: 'Accountant' });
  await submitButton(modal).click();
  await expect(page.getByText('Team member added successfully')).toBeVisible();
  await expect(rowOf(page, MEENA.name)).toContainText('Accountant1 permission');
  const calls = await sandbox.log({ restaurantId, endpoint: 'teamAdd' });
  expect(calls).toHaveLength(1);
});
