import type { Page } from '@playwright/test';
import { titleOf, tryAgain } from '../../../tests/pages/screen.ts';
import {
  expectMember,
  fillMember,
  MEENA,
  permission,
  pick,
  rowOf,
  submitButton,
} from '../../../tests/pages/team.ts';
import { clickTenTimesAtOnce } from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const RAVI = 'Ravi Sample';

const TOGGLE_FAILED = 'Failed to update offer status. Please try again.';

async function expectDemoTeam(page: Page): Promise<void> {
  await expect(rowOf(page, RAVI)).toHaveText(/Manager\s*All permissions.*Active\b/);
  await expect(rowOf(page, 'Farhan Demo')).toHaveText(/Accountant\s*1 permission(?!s)/);
  await expect(rowOf(page, 'प्रिया नमूना')).toHaveText(/Custom\s*2 permissions/);
  await expect(rowOf(page, 'Joseph Trial')).toHaveText(/Cook\s*3 permissions.*Inactive/);
}

test('an empty team links to the form for a new member', async ({ page, signInNew }) => {
  await signInNew({}, '/team');
  await expect(page.getByText('No team member found')).toBeVisible();
  await page.getByRole('link', { name: 'Add member' }).click();
  await expect(page).toHaveURL(/\/team\/add-team-member$/);
  await expect(titleOf(page, 'Add team member')).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
});

test('a team that did not load can be tried again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['team'] });
  const { restaurantId } = vendor;
  const unread = await sandbox.fault({ endpoint: 'teamList', restaurantId, status: 400 });
  await signIn(vendor, '/team');
  await expect(page.getByText('No team member found')).toBeVisible();
  await sandbox.clearFault(unread.id);
  await tryAgain(page).click();
  await expectDemoTeam(page);
});

test('a refused switch of a member goes back', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['team'] }, '/team');
  const endpoint = 'teamSetActive';
  await sandbox.fault({ endpoint, restaurantId, status: 500, times: 1 });
  const active = page.getByRole('switch', { name: `Active, ${RAVI}` });
  await active.click();
  const alert = page.getByRole('alertdialog', { name: TOGGLE_FAILED });
  await expect(alert).toContainText('Ravi Sample is still active.');
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(active).toBeChecked();
  await expect(active).toBeFocused();
  await active.click();
  await expect(page.getByText('Team member deactivated.')).toBeVisible();
  await expect(rowOf(page, RAVI)).toContainText('Inactive');
  const [, call, ...others] = await sandbox.log({ restaurantId, endpoint });
  const fields = { team_member_id: expect.stringMatching(/^tm_/), is_active: false };
  expect(call?.fields).toEqual(fields);
  expect(others).toEqual([]);
});

test('ten clicks on Delete delete a member once', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['team'] }, '/team');
  const endpoint = 'teamDelete';
  const body = { statusCode: 400, message: 'The last manager stays.' };
  await sandbox.fault({ endpoint, restaurantId, body, times: 1 });
  await pick(page, RAVI, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Ravi Sample?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByText('The last manager stays.').first()).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, RAVI)).toBeVisible();
  await pick(page, RAVI, 'Delete');
  await clickTenTimesAtOnce(question.getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Team member deleted.')).toBeVisible();
  await expect(rowOf(page, RAVI)).toBeHidden();
  await expect(titleOf(page)).toBeFocused();
  const [, call, ...others] = await sandbox.log({ restaurantId, endpoint });
  const fields = { restaurant_id: restaurantId, team_member_id: expect.stringMatching(/^tm_/) };
  expect(call?.fields).toEqual(fields);
  expect(others).toEqual([]);
});

test('the quick-edit dialog saves its changes once', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['team'] }, '/team');
  await pick(page, RAVI, 'Quick edit');
  const modal = page.getByRole('dialog', { name: 'Edit team member' });
  await fillMember(modal, { phone: '12345', email: 'nobody' });
  await permission(modal, 'All').uncheck();
  await submitButton(modal).click();
  await expect(modal.getByText('Phone must be 10 digits')).toBeVisible();
  await expect(modal.getByText('Invalid email format')).toBeVisible();
  await expect(modal.getByText('Select at least one permission')).toBeVisible();
  await fillMember(modal, { ...MEENA, name: 'Ravi Renamed' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expectMember(modal, { name: 'Ravi Renamed' });
  await submitButton(modal).click();
  await expect(page.getByText('Team member updated successfully')).toBeVisible();
  await expect(rowOf(page, 'Ravi Renamed')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'teamUpdate' });
  expect(calls.map(({ fields }) => fields.name)).toEqual(['Ravi Renamed']);
});

test('the quick-add dialog adds a member without leaving the team', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({}, '/team');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Quick add' }).click();
  const modal = page.getByRole('dialog', { name: 'Add team member' });
  await fillMember(modal, { ...MEENA, role: 'Accountant' });
  await submitButton(modal).click();
  await expect(page.getByText('Team member added successfully')).toBeVisible();
  await expect(rowOf(page, MEENA.name)).toContainText('Accountant1 permission');
  const calls = await sandbox.log({ restaurantId, endpoint: 'teamAdd' });
  expect(calls).toHaveLength(1);
});
