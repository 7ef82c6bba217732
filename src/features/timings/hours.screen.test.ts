import type { Page } from '@playwright/test';
import { inject } from 'vitest';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import {
  addButton,
  addSlot,
  confirmDelete,
  day,
  fillSlot,
  openMode,
  slots,
} from '../../../tests/pages/timings.ts';
import { test as base, expect } from '../../../tests/support/screen/screen.tsx';

const TIMINGS = '/timings';

const ADD = { endpoint: 'timingsAdd' } as const;

/** `ownDays` is a vendor with the demo hours, whose specific days are in use. */
const test = base.extend<{ ownDays: Vendor }>({
  ownDays: async ({ page, newVendor, sandbox, signIn }, provide) => {
    const vendor = await newVendor({ demo: ['timings'] });
    const { access_token } = await sandbox.token(vendor.phone);
    await signIn(vendor, TIMINGS);
    const reply = await fetch(`${inject('sandbox').url}/restaurant/add-restaurant-timings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        vendor_id: vendor.vendorId,
        restaurant_id: vendor.restaurantId,
        timings: { is_all_day: false },
      }),
    });
    expect(reply.ok).toBe(true);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Specific Days', selected: true })).toBeVisible();
    await provide(vendor);
  },
});

/** Makes mistakes in a second slot, next to a slot from 11:00 to 15:00. */
async function expectMistakes(page: Page): Promise<void> {
  await addButton(day(page, 'All days')).click();
  const dialog = page.getByRole('dialog', { name: 'Add Slot' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please select a start time')).toBeVisible();
  await expect(dialog.getByText('Please select an end time')).toBeVisible();
  await fillSlot(page, '14:59', '16:00');
  await expect(dialog.getByText('Please select a start time')).toBeHidden();
  await expect(
    dialog.getByText('This time overlaps with another scheduled slot. Please adjust it.'),
  ).toBeVisible();
  await fillSlot(page, '15:00', '23:59');
}

const NO_SLOTS = { outlet_status: true, timings: [] };

test('slots of all days are saved once with the whole week', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId, vendorId } = await signInNew({}, TIMINGS);
  const card = day(page, 'All days');
  await expect(card.getByText('No timings yet')).toBeVisible();
  await addSlot(page, 'All days', '11:00', '15:00');
  await expectMistakes(page);
  await expect(slots(card)).toContainText(['11:00 AM – 3:00 PM', '3:00 PM – 11:59 PM']);
  await expect(addButton(card)).toHaveCount(0);
  await expect(card.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByText('2 slots are not saved yet.')).toBeVisible();
  expect(await sandbox.log({ restaurantId, ...ADD })).toEqual([]);
  await page.getByRole('button', { name: 'Save All Day Timings' }).click();

  await expect(page.getByText('All-day timings saved.')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Edit/ })).toHaveCount(2);
  await expect(page.getByText(/not saved yet/)).toHaveCount(0);
  const calls = await sandbox.log({ restaurantId, ...ADD });
  const timings = [
    { open_times: '11:00', close_time: '15:00', days_of_week: 0 },
    { open_times: '15:00', close_time: '23:59', days_of_week: 0 },
  ];
  const all_days = { outlet_status: true, timings };
  const week = { is_all_day: true, all_days, specified: Array(7).fill(NO_SLOTS) };
  expect(calls.map(({ fields }) => fields)).toEqual([
    { vendor_id: vendorId, restaurant_id: restaurantId, timings: week },
  ]);
});

test('a slot past midnight is split in two where both days have room', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({}, TIMINGS);
  await openMode(page, 'Specific Days');
  await addSlot(page, 'Sunday', '18:00', '01:30');
  await page.getByRole('button', { name: 'Split at midnight' }).click();
  await expect(slots(day(page, 'Sunday'))).toContainText(['6:00 PM – 11:59 PM']);
  await expect(slots(day(page, 'Monday'))).toContainText(['12:00 AM – 1:30 AM']);
  await addSlot(page, 'Sunday', '17:00', '00:30');
  await expect(page.getByText(/there is no room for both/)).toBeVisible();
  await fillSlot(page, '09:00', '10:00');
  await page.getByRole('button', { name: 'Save Specific Day Timings' }).click();

  await expect(page.getByText(/^Timings saved\.$/)).toBeVisible();
  const [call] = await sandbox.log({ restaurantId, ...ADD });
  const sent = call?.fields as { timings: { specified: { timings: object[] }[] } };
  expect(sent.timings.specified.map(({ timings }) => timings)).toEqual([
    [{ open_times: '00:00', close_time: '01:30', days_of_week: 1 }],
    [],
    [],
    [],
    [],
    [],
    [
      { open_times: '18:00', close_time: '23:59', days_of_week: 7 },
      { open_times: '09:00', close_time: '10:00', days_of_week: 7 },
    ],
  ]);
});

test('a saved slot is changed by its id', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['timings'] }, TIMINGS);
  const refusal = { statusCode: 400, message: 'Not today.' };
  const endpoint = 'timingsUpdate';
  const { id } = await sandbox.fault({ endpoint, restaurantId, status: 400, body: refusal });
  await page.getByRole('button', { name: 'Edit slot 2, All days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Slot' });
  await expect(dialog.getByLabel('From')).toHaveValue('18:30');
  await fillSlot(page, '19:00', '23:00');
  await expect(page.getByText('Update failed.').first()).toBeVisible();
  await expect(dialog.getByText('Not today.')).toBeVisible();
  await expect(dialog.getByLabel('From')).toHaveValue('19:00');
  await sandbox.clearFault(id);
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();

  await expect(dialog).toBeHidden();
  await expect(slots(day(page, 'All days')).nth(1)).toContainText('7:00 PM – 11:00 PM');
  const [, call] = await sandbox.log({ restaurantId, endpoint });
  expect(call?.fields).toEqual({
    restaurant_id: restaurantId,
    timing_id: expect.any(String),
    open_times: '19:00',
    close_time: '23:00',
  });
});

async function deletions(sandbox: SandboxControl, restaurantId: string) {
  const calls = await sandbox.log({ restaurantId, endpoint: 'timingsDelete' });
  return calls.map(({ fields }) => fields);
}

test('only changeable slots have buttons', async ({ page, ownDays: { restaurantId }, sandbox }) => {
  await expect(slots(day(page, 'Thursday')).last().getByRole('button')).toHaveCount(2);
  await expect(slots(day(page, 'Thursday')).first().getByRole('button')).toHaveCount(0);
  await addSlot(page, 'Monday', '11:00', '12:00');
  await day(page, 'Monday').getByRole('button', { name: 'Delete slot 1, Monday' }).click();
  await confirmDelete(page);
  await expect(slots(day(page, 'Monday'))).toHaveCount(0);
  expect(await deletions(sandbox, restaurantId)).toEqual([]);
});

test('two quick clicks delete a saved slot once', async ({
  page,
  ownDays: { restaurantId },
  sandbox,
}) => {
  const tuesday = day(page, 'Tuesday');
  const fault = { endpoint: 'timingsDelete', restaurantId, hold: true, times: 1 };
  const { id } = await sandbox.fault(fault);
  await tuesday.getByRole('button', { name: 'Delete slot 1, Tuesday' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await confirm.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => deletions(sandbox, restaurantId)).toHaveLength(1);
  await sandbox.clearFault(id);
  await expect(slots(tuesday)).toHaveText([/6:30 PM – 11:00 PM/]);
  await tuesday.getByRole('button', { name: 'Delete slot 1, Tuesday' }).click();
  await confirmDelete(page);
  await expect(tuesday.getByText('No timings yet')).toBeVisible();
  await expect(tuesday.getByRole('heading', { name: 'Tuesday' })).toBeFocused();
  const call = { restaurant_id: restaurantId, day_of_week: 2, index: 0, is_all_day: false };
  expect(await deletions(sandbox, restaurantId)).toEqual([call, call]);
});

test('a slot without an id is not changed', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const slot = { open_times: '09:00', close_time: '12:00', is_edit_delete: true };
  const timings = { is_all_day: true, all_days: { outlet_status: true, timings: [slot] } };
  await sandbox.fault({ endpoint: 'restaurantGet', restaurantId, body: { data: { timings } } });
  await sandbox.fault({ endpoint: 'timingsDelete', restaurantId, status: 500 });
  await signIn(vendor, TIMINGS);
  await page.getByRole('button', { name: 'Edit slot 1, All days' }).click();
  await fillSlot(page, '10:00', '12:00');
  const dialog = page.getByRole('dialog', { name: 'Update Slot' });
  await expect(dialog.getByText('Missing timing ID').first()).toBeVisible();
  await expect(dialog.getByLabel('From')).toHaveValue('10:00');
  expect(await sandbox.log({ restaurantId, endpoint: 'timingsUpdate' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();

  await page.getByRole('button', { name: 'Delete slot 1, All days' }).click();
  await confirmDelete(page);
  await expect(page.getByText('Delete failed.').first()).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(slots(day(page, 'All days'))).toContainText(['9:00 AM – 12:00 PM']);
});

test('a day goes offline with its switch', async ({ page, ownDays: { restaurantId }, sandbox }) => {
  await expect(day(page, 'Monday').getByText('Closed')).toBeVisible();
  await expect(day(page, 'Monday').getByRole('switch')).toHaveCount(0);
  const wednesday = day(page, 'Wednesday');
  await wednesday.getByRole('switch', { name: 'Wednesday online' }).click();
  await expect(page.getByText('Day online status updated!')).toBeVisible();
  await expect(wednesday.getByRole('switch')).toHaveCount(0);
  await expect(wednesday.getByRole('button', { name: 'Go online' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wednesday.getByRole('switch')).toBeChecked();
  await expect(wednesday.getByRole('switch')).toBeFocused();
  const calls = await sandbox.log({ restaurantId, endpoint: 'timingsDayStatus' });
  const call = { restaurant_id: restaurantId, day: 3, day_of_week: 3 };
  expect(calls.map(({ fields }) => fields)).toEqual([
    { ...call, status: false },
    { ...call, status: true },
  ]);
});

test('a day is copied to the days that have room', async ({ page, ownDays, sandbox }) => {
  const { restaurantId } = ownDays;
  await page.getByRole('button', { name: 'Copy Tuesday to other days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy Tuesday' });
  await expect(dialog.getByRole('checkbox', { name: 'Wednesday' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Choose at least one day')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Monday' }).check();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  const copied = ['11:00 AM – 3:30 PM', '6:30 PM – 11:00 PM'];
  await expect(slots(day(page, 'Monday'))).toContainText(copied);
  const strip = page.getByRole('listitem', { name: `Monday: Offline · ${copied.join(', ')}` });
  await expect(strip).toBeVisible();
  expect(await sandbox.log({ restaurantId, ...ADD })).toHaveLength(1);
});

test('only days can be switched with the permission for the store', async ({ page, signInNew }) => {
  await signInNew({ permissions: ['store_online_offline'], demo: ['timings'] }, TIMINGS);
  await openMode(page, 'Specific Days');

  await expect(day(page, 'Tuesday').getByRole('switch')).toBeEnabled();
  await expect(page.getByText(/you need the permission/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Edit|Delete|Copy|Save)/ })).toHaveCount(0);
});

/** The hours of each day as the overview shows them. */
async function week(page: Page): Promise<string[]> {
  const days = page.getByRole('list', { name: 'The week at a glance' }).getByRole('listitem');
  return Promise.all(
    (await days.all()).map(async (one) => (await one.getAttribute('aria-label')) ?? ''),
  );
}

const changes = (page: Page) =>
  page.getByRole('list', { name: 'Saving changes what customers see' }).getByRole('listitem');

const BOTH = '11:00 AM – 3:30 PM, 6:30 PM – 11:00 PM';

test('a save of specific days changes only the day that was changed', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ demo: ['timings'] }, TIMINGS);
  await openMode(page, 'Specific Days');
  await expect(changes(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete slot 2, Tuesday' }).click();
  await confirmDelete(page);
  await page.getByRole('button', { name: 'Edit slot 1, Tuesday' }).click();
  await fillSlot(page, '10:00', '22:00');
  await expect(changes(page)).toHaveText([`Tuesday: ${BOTH} → 10:00 AM – 10:00 PM`]);
  await page.getByRole('switch', { name: 'Tuesday online' }).click();
  await expect(changes(page)).toHaveText([`Tuesday: ${BOTH} → Closed`]);
  await page.getByRole('button', { name: 'Go online on Tuesday' }).click();
  expect(await sandbox.log({ restaurantId, endpoint: 'timingsDelete' })).toEqual([]);
  await page.getByRole('button', { name: 'Save Specific Day Timings' }).click();

  await expect(page.getByText(/^Timings saved\.$/)).toBeVisible();
  await expect(changes(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Live: customers see each day's own hours.")).toBeVisible();
  const others = ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(await week(page)).toEqual([
    `Monday: ${BOTH}`,
    'Tuesday: 10:00 AM – 10:00 PM',
    ...others.map((name) => `${name}: ${BOTH}`),
  ]);
});

test('one day is changed from the overview with one save', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['timings'] }, TIMINGS);
  await page.getByRole('button', { name: 'Change Tuesday' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Slot' });
  await expect(dialog).toContainText('Tuesday');
  await dialog.getByText('Slot 2').click();
  await dialog.getByLabel('To').fill('22:00');
  await expect(changes(page)).toHaveText([
    `Tuesday: ${BOTH} → 11:00 AM – 3:30 PM, 6:30 PM – 10:00 PM`,
  ]);
  await dialog.getByRole('button', { name: 'Save Specific Day Timings' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText("Live: customers see each day's own hours.")).toBeVisible();
  expect(await sandbox.log({ restaurantId, ...ADD })).toHaveLength(1);
  expect(await week(page)).toContain('Tuesday: 11:00 AM – 3:30 PM, 6:30 PM – 10:00 PM');
});

test('what is not saved yet says so next to it', async ({ page, signInNew }) => {
  await signInNew({ demo: ['timings'] }, TIMINGS);
  await openMode(page, 'Specific Days');
  const unsaved = (name: string) => day(page, name).getByText('Not saved yet');
  await page.getByRole('button', { name: 'Delete slot 2, Tuesday' }).click();
  await confirmDelete(page);
  await expect(unsaved('Tuesday')).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit slot 1, Wednesday' }).click();
  await fillSlot(page, '10:00', '15:00');
  await expect(slots(day(page, 'Wednesday')).first()).toContainText('Not saved yet');
  await expect(unsaved('Monday')).toHaveCount(0);
});

test('all days list every day that they change before they are saved', async ({
  page,
  ownDays: _vendor,
}) => {
  await openMode(page, 'All Days');

  await expect(changes(page)).toHaveText([
    `Monday: Closed → ${BOTH}`,
    `Friday: 11:00 AM – 3:30 PM, 6:00 PM – 11:59 PM → ${BOTH}`,
    `Saturday: 12:00 AM – 1:30 AM, 6:00 PM – 11:59 PM → ${BOTH}`,
    `Sunday: 12:00 AM – 1:30 AM, 11:00 AM – 3:30 PM → ${BOTH}`,
  ]);
});
