import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';

const ISSUES = '/orders/issues';
const ORDER = { orders: [{ status: 'completed' }] } as const;
const LONG = 'The food was cold. खाना ठंडा था। كان الطعام باردا. '.repeat(110).slice(0, 5_000);

const cards = (page: Page) => page.getByRole('article');

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await nameCapabilities(page, ['orders.issues']);
});

test('photos of allowed origins open large, and the others are said to be missing', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const evidence = [
    { url: 'assets/issue-damaged-1.svg', type: 'image' },
    { url: 'javascript:alert(1)', type: 'image' },
    { url: '//evil.example/2.jpg', type: 'image' },
    { url: 'assets/issue-damaged-2.svg', type: 'image' },
    { url: 'assets/issue-damaged-3.svg', type: 'image' },
    { url: 'assets/voice.mp3', type: 'audio' },
  ];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await sandbox.addIssue(vendor.restaurantId, { kind: 'damaged', message: LONG, evidence });
  await signIn(vendor, ISSUES);
  const photos = cards(page).getByRole('list', { name: 'Photos of the customer' });
  await expect(photos.getByText('Not loaded')).toHaveCount(2);
  await expect(cards(page)).toContainText('1 file that cannot be shown here');

  await expect(cards(page)).not.toContainText(LONG.slice(0, 400));
  await cards(page).getByRole('button', { name: 'Show all', exact: true }).click();
  await expect(cards(page)).toContainText(LONG.slice(-40).trim());
  const width = () => page.getByRole('main').evaluate(({ scrollWidth }) => scrollWidth);
  expect(await width()).toBeLessThanOrEqual(390);

  await photos.getByRole('button', { name: 'Photo 1 of 5' }).focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveAttribute('src', /issue-damaged-1/);
  await page.keyboard.press('ArrowLeft');
  await expect(large).toHaveAttribute('src', /issue-damaged-3/);
  await expectNoBarriers(page, 'a large photo');
  await page.keyboard.press('Escape');
  await expect(photos.getByRole('button', { name: 'Photo 1 of 5' })).toBeFocused();
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});

test('three hundred issues are counted down by one timer', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  const add = (at: number) => sandbox.addIssue(restaurantId, { minutesLeft: 5 + at / 10 });
  for (let at = 0; at < 300; at += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, more) => add(at + more)));
  }
  await page.addInitScript(() => {
    const started = { count: 0 };
    const original = window.setInterval;
    window.setInterval = ((...given: Parameters<typeof original>) => {
      if (given[1] === 1_000) started.count += 1;
      return original(...given);
    }) as typeof original;
    Object.assign(window, { started });
  });
  await signIn(vendor, ISSUES);
  await expect(cards(page)).toHaveCount(20);
  const timers = () =>
    page.evaluate(() => (window as unknown as { started: { count: number } }).started.count);
  const before = await timers();
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(cards(page)).not.toHaveCount(20);
  expect(await timers()).toBe(before);
  const first = cards(page).first().getByRole('timer');
  const shown = await first.textContent();
  await expect(first).not.toHaveText(shown ?? '');
});

test('a link shows the issue that it names', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor(ORDER);
  const { restaurantId } = vendor;
  for (const minutesLeft of [3, 4, 5]) await sandbox.addIssue(restaurantId, { minutesLeft });
  const { _id } = await sandbox.addIssue(restaurantId, { kind: 'late', minutesLeft: 9 });
  await signIn(vendor, `${ISSUES}?issue=${_id}`);
  const wanted = page.getByRole('article', { name: /^Late/ });
  await expect(wanted).toBeFocused();
  await expect(wanted).toBeInViewport();
});
