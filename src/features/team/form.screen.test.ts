import type { Page } from '@playwright/test';
import { expectSaid } from '../../../tests/pages/food.ts';
import {
  expectMember,
  field,
  fillMember,
  MEENA,
  permission,
  rowOf,
  submitButton,
} from '../../../tests/pages/team.ts';
import { clickTenTimesAtOnce } from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { comeBack, visit } from '../../../tests/support/visit.ts';

const FORM = '/team/add-team-member';

const HTML = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';

const COOK = [
  { id: 7, name: 'orders_accept_decline', active: true },
  { id: 8, name: 'orders_status_update', active: true },
  { id: 9, name: 'order_history', active: true },
];

const COOK_SUMMARY =
  'Can accept or decline new orders, update accepted orders and see the order history.';

/** Opens a member's form from the team list on screen. */
async function openEdit(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(field(page, 'Name')).toHaveValue(name);
}

test('ten clicks on Submit add a member once', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({}, FORM);
  await fillMember(page, { ...MEENA, name: 'मीना नमूना' });
  await expect(page.getByText(COOK_SUMMARY)).toBeVisible();
  await clickTenTimesAtOnce(submitButton(page));
  await expect(page.getByText('Team member added successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/team$/);
  await expect(rowOf(page, 'मीना नमूना')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'teamAdd' });
  expect(calls.map(({ fields }) => fields)).toEqual([
    {
      name: 'मीना नमूना',
      email: MEENA.email,
      phone: 6000000099,
      restaurant_id: restaurantId,
      roles: { id: 1, name: 'cook', active: true },
      is_active: true,
      permissions: COOK,
    },
  ]);
});

test('a member whose answer was lost is sent once', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({}, FORM);
  await sandbox.fault({ endpoint: 'teamAdd', restaurantId, dropAfterCommit: true });
  await fillMember(page, MEENA);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(rowOf(page, MEENA.name)).toBeVisible();
  await expectSaid(page, 'Team member added successfully');
  expect(await sandbox.log({ restaurantId, endpoint: 'teamAdd' })).toHaveLength(1);
});

test('an empty form names every missing field', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({}, FORM);
  await submitButton(page).click();
  const missing = ['Name', 'Phone number', 'Email', 'Role'].map((what) => `${what} is required`);
  for (const message of missing) await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  const wrong = { name: 'म'.repeat(300), phone: '12345', email: 'nobody' };
  await fillMember(page, { ...wrong, role: 'Cook' });
  for (const message of missing) await expect(page.getByText(message)).toBeHidden();

  await expect(page.getByText(COOK_SUMMARY)).toBeVisible();
  for (const label of ['Accept / Decline', 'Status update once accepted']) {
    await permission(page, `Orders Management (${label})`).uncheck();
  }
  await permission(page, 'Order History').uncheck();
  await submitButton(page).click();
  await expect(page.getByText('Name cannot exceed 100 characters')).toBeVisible();
  await expect(page.getByText('Phone number must be exactly 10 digits')).toBeVisible();
  await expect(page.getByText('Invalid email', { exact: true })).toBeVisible();
  await expect(page.getByText('At least one permission must be selected')).toBeVisible();
  await expectMember(page, wrong);
  expect(await sandbox.log({ restaurantId, endpoint: 'teamAdd' })).toEqual([]);
});

test('Back asks before it drops a member that was typed in', async ({ page, signInNew }) => {
  await signInNew({}, FORM);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await field(page, 'Name').fill('M');
  await back.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('No team member found')).toBeVisible();
  await visit(page, FORM);
  await expect(field(page, 'Name')).toHaveValue('');
  await back.click();
  await expect(page).toHaveURL(/\/team$/);
});

test('a member is changed by PUT', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['team'] }, '/team');
  await openEdit(page, 'Joseph Trial');
  const id = new URL(page.url()).searchParams.get('editId');
  await field(page, 'Select Role').selectOption('Custom');
  await permission(page, 'All').check();
  await expect(page.getByText('Can do everything in this restaurant')).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByText('Team member updated successfully')).toBeVisible();
  const [call] = await sandbox.log({ restaurantId, endpoint: 'teamUpdate' });
  expect(call).toMatchObject({ method: 'PUT', path: `/vendor/update-team-member/${id}` });
  expect(call?.fields).toMatchObject({
    team_member_id: id,
    is_active: false,
    roles: { id: 4, name: 'customer', active: true },
  });
  expect(call?.fields.permissions).toHaveLength(13);
});

test('a member is changed by POST where the server has no PUT', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ demo: ['team'] }, '/team');
  await sandbox.fault({ endpoint: 'teamUpdate', restaurantId, status: 404, body: HTML });
  await openEdit(page, 'Ravi Sample');
  await field(page, 'Name').fill('Ravi One');
  await submitButton(page).click();
  await openEdit(page, 'Ravi One');
  await field(page, 'Name').fill('Ravi Two');
  await submitButton(page).click();
  await expect(rowOf(page, 'Ravi Two')).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'teamUpdate' })).toHaveLength(1);
  const posts = await sandbox.log({ restaurantId, endpoint: 'teamUpdatePost' });
  expect(posts.map(({ fields }) => fields.name)).toEqual(['Ravi One', 'Ravi Two']);
});

test('a malformed id is not found without a request', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const asked = () => sandbox.log({ restaurantId, endpoint: 'teamGet' });
  await signIn(vendor, `${FORM}?edit=true&editId=../x`);
  await expect(page.getByText('Team member not found')).toBeVisible();
  await expect(submitButton(page)).toHaveCount(0);
  expect(await asked()).toEqual([]);

  await visit(page, FORM);
  await expect(submitButton(page)).toBeVisible();
  await visit(page, `${FORM}?edit=1&editId=tm_nobody`);
  await expect.poll(async () => (await asked()).length).toBe(1);
  await expect(page.getByText('Team member not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the team' }).click();
  await expect(page).toHaveURL(/\/team$/);
});

test('a newer record fills only the untouched fields', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['team'] }, '/team');
  await openEdit(page, 'Ravi Sample');
  await field(page, 'Name').fill('Typed here');
  await permission(page, 'Payments').uncheck();
  const grant = { id: 2, name: 'manager', active: true };
  const elsewhere = { name: 'Elsewhere', email: 'new@demo.example', phone: 6000000011 };
  const data = { ...elsewhere, roles: grant, permissions: [{ id: 1, name: 'all', active: true }] };
  await sandbox.fault({ endpoint: 'teamGet', restaurantId, body: { statusCode: 200, data } });
  await comeBack(page);

  await expect(field(page, 'Email Address')).toHaveValue('new@demo.example');
  await expect(field(page, 'Name')).toHaveValue('Typed here');
  await expect(permission(page, 'Payments')).not.toBeChecked();
});
