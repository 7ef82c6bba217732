import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('the declined orders of the same weekday a week ago are four taps away', async ({
  page,
  signInNew,
}) => {
  const ageMinutes = 7 * 1_440;
  const [sold, declined] = ['completed', 'declined'].map((status) => ({ status, ageMinutes }));
  await signInNew({ orders: [sold, declined] as { status: string }[] });
  await page.getByRole('link', { name: /by now on|Orders of/ }).tap();
  await expect(titleOf(page, 'Order History')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).tap();
  const filters = page.getByRole('dialog');
  await filters.getByText('Declined', { exact: true }).tap();
  await filters.getByRole('button', { name: 'Show orders' }).tap();
  await expect(page.getByText(/^1 declined/)).toBeVisible();
});

test('holding the button that accepts opens the other times, and no menu of the browser', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ orders: [{ status: 'waiting_for_confirmation' }] });
  await page.getByRole('button', { name: 'Turn on' }).tap();
  const accept = page.getByRole('article').getByRole('button', { name: /^Accept, \d+ min/ });
  await expect(accept).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener('contextmenu', (event) =>
      document.body.setAttribute('data-menu', `${event.defaultPrevented}`),
    ),
  );
  const { x = 0, y = 0, width = 0, height = 0 } = (await accept.boundingBox()) ?? {};
  const device = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await expect(async () => {
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    try {
      await expect(page.getByRole('menu')).toBeVisible({ timeout: 2_000 });
    } finally {
      await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
  }).toPass();
  await expect(page.locator('body')).not.toHaveAttribute('data-menu', 'false');
  await expect(page.getByRole('menuitem')).toHaveCount(4);
  expect(await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' })).toEqual([]);

  await page.getByRole('menuitem', { name: 'Accept, 45 min' }).tap();
  await expect(page.getByRole('article')).toHaveCount(0);
  const [call] = await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' });
  expect(call?.fields.cooking_time).toBe('45 minutes');
});
