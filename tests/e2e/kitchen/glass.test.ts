import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN, kitchen, stubWakeLock } from '../../support/kitchen.ts';

const dish = (food_item_name: string, quantity = 1) => ({
  food_item_name,
  quantity,
  food_item_price: 10,
});
const THREE = [dish('Butter Naan', 2), dish('Paneer Butter Masala'), dish('Dal Makhani', 2)];

function cooking(minutesAgo: number, cart_items: readonly object[] = THREE) {
  const since = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return {
    status: 'cooking',
    cooking_time: '20 minutes',
    status_timing: { cooking: since },
    cart_items,
  };
}

const several = (count: number) => Array.from({ length: count }, (_, index) => cooking(index));

/** Adds a station with all dishes, which the bar then names. */
async function addStation(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Add station' }).click();
  await page.getByLabel('Name of the station').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
}

test('at 1024 px every button of the bar is in sight with everything on', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
  });
  await signInNew({ orders: several(12) }, KITCHEN);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible();
  await addStation(page, 'Tandoor and breads');
  await expect(page.getByRole('button', { name: 'Tandoor and breads' })).toBeVisible();
  const buttons = kitchen(page).locator('> [data-part="bar"]').getByRole('button');
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Recall' }).click();
  await expect(page.getByRole('dialog', { name: 'Orders that left the screen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('on a phone the bar is one row, with All day in its menu', async ({ page, signInNew }) => {
  await stubWakeLock(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInNew({ orders: several(3) }, KITCHEN);
  const box = await kitchen(page).locator('> [data-part="bar"]').boundingBox();
  expect(box?.height).toBeLessThan(90);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'All day' }).click();
  const counts = page.getByRole('complementary', { name: 'All day' });
  await expect(counts).toContainText('Butter Naan');
});
