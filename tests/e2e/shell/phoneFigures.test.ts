import type { Locator } from '@playwright/test';
import { figure } from '../../pages/dashboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN, kitchen } from '../../support/kitchen.ts';
import { setTextSize } from '../../support/textSize.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

// The tests of a worker share a page, which keeps the size.
test.afterEach(({ page }) => setTextSize(page, 16));

/** The number of different heights on the screen, which is the number of rows. */
async function rowsOf(cards: readonly Locator[]): Promise<number> {
  for (const card of cards) await expect(card).toBeVisible();
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  return new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)))).size;
}

test('the five figures of all time are in two rows with short labels', async ({
  page,
  signInNew,
}) => {
  await signInNew({ history: 3 }, '/dashboard');
  const labels = ['Total Orders', 'Completed Orders', 'Declined Orders'];
  const first = labels.map((label) => page.getByRole('term').filter({ hasText: label }));
  const second = ['Team Members', 'Total Revenue'].map((label) => figure(page, label));
  expect(await rowsOf(first)).toBe(1);
  expect(await rowsOf(second)).toBe(1);
  const [total] = await Promise.all(first.map((label) => label.boundingBox()));
  expect(total?.height).toBeLessThan(24);
});

test('the key figures are two by two above links of the scorecard that a finger can hit', async ({
  page,
  signInNew,
}) => {
  await signInNew({ history: 60 }, '/insights');
  const figures = ['Revenue', 'Average bill', 'Orders', 'Declined'].map((label) =>
    page
      .locator('dl')
      .filter({ has: page.getByText(label, { exact: true }) })
      .first(),
  );
  expect(await rowsOf(figures.slice(0, 2))).toBe(1);
  expect(await rowsOf(figures)).toBe(2);
  const links = page.getByRole('region', { name: 'Scorecard' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('with text of twice the size, the bar of the kitchen is one row above a short note', async ({
  page,
  signInNew,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
  });
  await setTextSize(page, 32);
  await signInNew({}, KITCHEN);
  const note = kitchen(page).getByRole('status').filter({ hasText: "can't keep the screen on" });
  await expect(note).toBeVisible();
  const buttons = await kitchen(page).locator('header').getByRole('button').all();
  expect(buttons.length).toBe(4);
  expect(await rowsOf(buttons)).toBe(1);
  expect((await note.boundingBox())?.height).toBeLessThan(120);
});
