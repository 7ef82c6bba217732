import { figure } from '../../pages/dashboard.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';

const ORDERS = [
  { status: 'waiting_for_confirmation', ageMinutes: 1 },
  { status: 'waiting_for_confirmation', ageMinutes: 9 },
  { status: 'declined', ageMinutes: 1 },
  { status: 'completed', ageMinutes: 3 * 1_440 },
] as const;

const PHONE = { width: 390, height: 844 };

test('the header has the state of the store, waiting and late orders, and the revenue of today', async ({
  page,
  signInNew,
}) => {
  await nameCapabilities(page, ['store.pause', 'store.state']);
  await signInNew({ orders: ORDERS, demo: ['timings'] }, '/offers');
  const header = page.getByRole('banner');
  await expect(header).toContainText(/(Open until|Closed)/);
  await expect(header).toContainText('2 waiting');
  await expect(header).toContainText('1 late');
  await expect(header).toContainText('₹1,540 today');
  await header.getByRole('button', { name: 'Shift' }).click();
  const sheet = page.getByRole('dialog', { name: 'Shift' });
  await expectNoBarriers(page, 'the states of the store');
  await sheet.getByRole('button', { name: /^Pause 30 min until \d+:\d\d [AP]M$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(header.getByRole('button', { name: /^Shift: Paused until \d+:\d\d/ })).toBeFocused();
  await header.getByRole('button', { name: 'Resume orders' }).click();
  await expect(header).not.toContainText('Paused');
});

test('on a phone the shift is behind one tap', async ({ page, signInNew }) => {
  await page.setViewportSize(PHONE);
  await signInNew({ orders: ORDERS }, '/offers');
  const header = page.getByRole('banner');
  await expect(header.getByText('2 waiting')).toBeHidden();
  await header.getByRole('button', { name: 'Shift' }).click();
  await expect(header.getByText('2 waiting')).toBeVisible();
  await expect(header.getByText('₹1,540 today')).toBeVisible();
  await expectNoBarriers(page, 'the shift and the new orders of a phone');
});

test('on a phone the button of the shift says until when it is open', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize(PHONE);
  await signInNew({ demo: ['timings'] }, '/offers');
  const shift = page.getByRole('button', { name: 'Shift' });
  await expect(shift).toHaveText(/(Open until \d+:\d\d [AP]M|Closed)$/);
});

test('on a phone the revenue of today is beside the name, and no other figure is as large', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize(PHONE);
  await signInNew({ orders: ORDERS });
  await expect(figure(page, 'Revenue today')).toHaveText('₹1,540');
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  const money = await figure(page, 'Revenue today').boundingBox();
  expect(money?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  const sizes = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('strong, dd')].map((value) =>
        Number.parseFloat(getComputedStyle(value).fontSize),
      ),
    );
  expect(sizes.toSorted((one, other) => other - one).slice(0, 2)).toEqual([28, 20]);
});
