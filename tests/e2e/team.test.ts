import { clickTenTimesAtOnce } from '../support/board.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectMember, field, fillMember, MEENA, permission } from '../pages/team.ts';
import { pick, rowOf, submitButton } from '../pages/team.ts';

const RAVI = 'Ravi Sample';
const TOGGLE_FAILED = 'Failed to update offer status. Please try again.';

test('an empty team says so and leads to adding somebody', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());
  await page.goto('/team');
  await expect(page.getByText('No team member found')).toBeVisible();
  await page.getByRole('link', { name: 'Add Member' }).click();

  await expect(page).toHaveURL(/\/team\/add-team-member$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Add Team Member' })).toBeFocused();
});

test('a team that did not load is empty, with a row to try again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await sandbox.fill(restaurantId, ['team']);
  const fault = await sandbox.fault({ endpoint: 'teamList', restaurantId, status: 400 });
  await signIn(vendor, '/team');
  await expect(page.getByText('No team member found')).toBeVisible();
  await sandbox.clearFault(fault.id);
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(rowOf(page, RAVI)).toBeVisible();
});

test('every member is shown with role, access and status', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  await sandbox.fill(vendor.restaurantId, ['team']);
  await signIn(vendor, '/team');

  await expect(rowOf(page, RAVI)).toHaveText(/Manager\s*All permissions.*Active\b/);
  await expect(rowOf(page, 'Farhan Demo')).toHaveText(/Accountant\s*1 permissionStatus/);
  await expect(rowOf(page, 'प्रिया नमूना')).toHaveText(/Custom\s*2 permissions/);
  await expect(rowOf(page, 'Joseph Trial')).toHaveText(/Cook\s*3 permissions.*Inactive/);
});

test('a member is switched off once, and the server says so', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await sandbox.fill(restaurantId, ['team']);
  await signIn(vendor, '/team');
  await page.getByRole('switch', { name: `Active, ${RAVI}` }).click();

  await expect(page.getByText('Team member deactivated.')).toBeVisible();
  await expect(rowOf(page, RAVI)).toContainText('Inactive');
  const calls = await sandbox.log({ restaurantId, endpoint: 'teamSetActive' });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.fields).toEqual({
    team_member_id: expect.stringMatching(/^tm_/),
    is_active: false,
  });
});

test('a switch that failed goes back, and the alert names the member', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await sandbox.fill(restaurantId, ['team']);
  await sandbox.fault({ endpoint: 'teamSetActive', restaurantId, status: 500 });
  await signIn(vendor, '/team');
  await page.getByRole('switch', { name: `Active, ${RAVI}` }).click();

  const alert = page.getByRole('alertdialog', { name: TOGGLE_FAILED });
  await expect(alert).toContainText('Ravi Sample is still active.');
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('switch', { name: `Active, ${RAVI}` })).toBeChecked();
  await expect(page.getByRole('switch', { name: `Active, ${RAVI}` })).toBeFocused();
});

test('a member is deleted after one question that names them', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await sandbox.fill(restaurantId, ['team']);
  await signIn(vendor, '/team');
  await pick(page, RAVI, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Ravi Sample?' });
  await clickTenTimesAtOnce(question.getByRole('button', { name: 'Delete' }));

  await expect(rowOf(page, RAVI)).toBeHidden();
  await expect(page.getByText('Team member deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const calls = await sandbox.log({ restaurantId, endpoint: 'teamDelete' });
  expect(calls.map(({ fields }) => fields)).toEqual([
    { restaurant_id: restaurantId, team_member_id: expect.stringMatching(/^tm_/) },
  ]);
});

test('a deletion that was refused leaves the member and says why', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await sandbox.fill(restaurantId, ['team']);
  const body = { statusCode: 400, message: 'The last manager stays.' };
  await sandbox.fault({ endpoint: 'teamDelete', restaurantId, body });
  await signIn(vendor, '/team');
  await pick(page, RAVI, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Ravi Sample?' });
  await question.getByRole('button', { name: 'Delete' }).click();

  await expect(question.getByText('The last manager stays.').first()).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, RAVI)).toBeVisible();
});

test('the modal adds somebody without leaving the list', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await signIn(vendor, '/team');
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

test('the modal has words of its own for what is missing', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  await sandbox.fill(vendor.restaurantId, ['team']);
  await signIn(vendor, '/team');
  await pick(page, RAVI, 'Quick edit');
  const modal = page.getByRole('dialog', { name: 'Edit Team Member' });
  await fillMember(modal, { phone: '12345', email: 'nobody' });
  await permission(modal, 'All').uncheck();
  await submitButton(modal).click();

  await expect(modal.getByText('Phone must be 10 digits')).toBeVisible();
  await expect(modal.getByText('Invalid email format')).toBeVisible();
  await expect(modal.getByText('Select at least one permission')).toBeVisible();
});

test('the modal changes a member and asks before it drops what was typed', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await sandbox.fill(restaurantId, ['team']);
  await signIn(vendor, '/team');
  await pick(page, RAVI, 'Quick edit');
  const modal = page.getByRole('dialog', { name: 'Edit Team Member' });
  await field(modal, 'Name').fill('Ravi Renamed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expectMember(modal, { name: 'Ravi Renamed' });
  await submitButton(modal).click();

  await expect(page.getByText('Team member updated successfully')).toBeVisible();
  await expect(rowOf(page, 'Ravi Renamed')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'teamUpdate' });
  expect(calls.map(({ fields }) => fields.name)).toEqual(['Ravi Renamed']);
});
