import { expectSaid } from '../../pages/food.ts';
import {
  expectMember,
  field,
  fillMember,
  MEENA,
  permission,
  rowOf,
  submitButton,
} from '../../pages/team.ts';
import { moveOnUntil } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';

const FORM = '/team/add-team-member';

const HTML = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';

for (const role of ['Cook', 'Manager', 'Accountant', 'Custom'] as const) {
  test(`a ${role} has all checkboxes in two columns on a phone`, async ({ page, signInNew }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInNew({}, FORM);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await fillMember(page, { role });
    const boxes = page.getByRole('group', { name: 'Assign Permissions' }).getByRole('checkbox');
    await expect(boxes).toHaveCount(13);
    await expect(permission(page, 'Product Management')).toBeVisible();
    const sides = await boxes.evaluateAll((all) =>
      all.slice(1).map((box) => Math.round(box.getBoundingClientRect().left)),
    );
    expect(new Set(sides).size).toBe(2);
    const summary = page.getByRole('group').getByRole('status');
    const [above, first] = [await summary.boundingBox(), await boxes.first().boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  });
}

test('a refused member leaves the form as typed', async ({
  page,
  context,
  signInNew,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('teamList', 'the list is read again after each failure');
  await page.clock.install();
  const { restaurantId } = await signInNew({ demo: ['team'] }, FORM);
  const taken = { ...MEENA, phone: '6000000011' };
  await fillMember(page, taken);
  await submitButton(page).click();
  const words = page.getByText('A team member with this phone number already exists.');
  await expect(words).toHaveCount(2);
  await expectMember(page, taken);
  await fillMember(page, MEENA);
  await sandbox.fault({ endpoint: 'teamAdd', restaurantId, times: 1, body: HTML });
  await submitButton(page).click();
  await moveOnUntil(page, page.getByText('Operation failed').first());
  await expectSaid(page, 'Operation failed', 1);
  await expectMember(page, MEENA);
  await context.setOffline(true);
  await submitButton(page).click();
  await moveOnUntil(page, page.getByText('Operation failed').nth(1));
  await expectSaid(page, 'Operation failed', 2);
  await expectMember(page, MEENA);
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(rowOf(page, MEENA.name)).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'teamAdd' })).toHaveLength(3);
});

test('a whole member is added with the keyboard alone', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({}, FORM);
  await field(page, 'Name').focus();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  for (const typed of [MEENA.name, MEENA.phone, MEENA.email]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Accountant');
  await expect(page.getByText('Can see payments')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(permission(page, 'All')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(permission(page, 'All')).toBeChecked();
  await field(page, 'Email Address').focus();
  await page.keyboard.press('Enter');

  await expect(rowOf(page, MEENA.name)).toContainText('All permissions');
  expect(await sandbox.log({ restaurantId, endpoint: 'teamAdd' })).toHaveLength(1);
});
