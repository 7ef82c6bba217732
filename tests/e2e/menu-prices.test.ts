import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

/** A time limit for more than a hundred calls, on a busy machine. */
const ALL_MS = 90_000;

interface Priced {
  _id: string;
  selling_price: number;
  combinations?: { price: number }[];
}

const pricesOf = ({ selling_price, combinations = [] }: Priced) => [
  selling_price,
  ...combinations.map(({ price }) => price),
];

/** 7 % more, to the nearest 5. */
const raised = (price: number) => Math.round((price * 1.07) / 5) * 5;

const grid = (page: Page) => page.getByRole('grid', { name: 'Prices of the menu' });

test('sixty prices are raised by keyboard, each sent once', async ({
  page,
  signInNew,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('foodItemGet', 'sixty items are changed at once');
  recorder.allowCalls('foodItemUpdate', 'sixty items are changed at once');
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu');
  await page.getByRole('link', { name: 'Edit prices' }).press('Enter');
  await grid(page).getByRole('gridcell').first().focus();
  for (const key of ['ArrowRight', 'Control+Space']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Change prices' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Change \d+ prices$/ });
  await dialog.getByLabel('Round').selectOption('To the nearest 5');
  await dialog.getByLabel('By how much').fill('7');
  await page.keyboard.press('Enter');
  await expectNoBarriers(page, 'a table with edits');
  await page.getByRole('button', { name: /^Review \d+ changes$/ }).press('Enter');
  expect(await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' })).toEqual([]);
  const review = page.getByRole('dialog', { name: /^Check the changes of/ });
  await review.getByRole('button', { name: /^Change \d+ items$/ }).press('Enter');
  await expect(page.getByText('No changes')).toBeVisible({ timeout: ALL_MS });

  const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  const written = calls
    .filter(({ effective }) => effective)
    .map(({ before, after }) => ({ before: before as Priced, after: after as Priced }));
  expect(written.length).toBeGreaterThanOrEqual(60);
  expect(new Set(written.map(({ after }) => after._id)).size).toBe(written.length);
  expect(written.map(({ after }) => pricesOf(after))).toEqual(
    written.map(({ before }) => pricesOf(before).map(raised)),
  );
});
