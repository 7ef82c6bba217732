import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN, kitchen, stubWakeLock, ticket } from '../../support/kitchen.ts';
import { openSignedIn } from '../../support/signIn.ts';

const NAAN = { food_item_name: 'Butter Naan', quantity: 2, food_item_price: 10 };
const CHAI = { food_item_name: 'Masala Chai', quantity: 1, food_item_price: 10 };
const STATION = 'Tandoor and breads, left corner';
const COOKING = { status: 'cooking', cooking_time: '20 minutes', cart_items: [NAAN, CHAI] };

/** Adds a station that cooks this category, and shows it. */
async function addStation(page: Page, name: string, category: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Add station' }).click();
  await page.getByLabel('Name of the station').fill(name);
  await page.getByLabel(category).check();
  await page.getByRole('button', { name: 'Save' }).click();
}

test('a station shows its dishes, which keys cross off for every device', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await stubWakeLock(page);
  await nameCapabilities(page, ['orders.items']);
  const vendor = await newVendor({ demo: ['menu'], orders: [COOKING] });
  const [order] = vendor.orders;
  await signIn(vendor, KITCHEN);
  const naan = ticket(page, order).getByRole('button', { name: 'Butter Naan' });
  const chai = ticket(page, order).getByRole('button', { name: 'Masala Chai' });
  await expect(chai).toBeVisible();
  await addStation(page, STATION, 'Breads');
  await page.getByRole('radio', { name: '2 m', exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(chai).toHaveCount(0);
  const hidden = await page
    .getByText(STATION)
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
  await expect(page.getByText('Other stations: 0 of 1 dish done')).toBeVisible();
  await expectNoBarriers(page, 'a station');

  await kitchen(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(naan).toBeFocused();
  const { height = 0 } = (await naan.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Space');
  await expect(naan).toHaveAttribute('aria-pressed', 'true');
  const sent = async () =>
    (await sandbox.log({ restaurantId: vendor.restaurantId, endpoint: 'orderItemState' })).map(
      ({ fields }) => fields,
    );
  await expect.poll(sent).toEqual([{ order_id: order._id, line_id: 'line-1', state: 'done' }]);

  await page.reload();
  await expect(naan).toHaveAttribute('aria-pressed', 'true');
  await expect(chai).toHaveCount(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(chai).toBeVisible();
});

test('a new order that other stations cook too has its time at the edge', async ({
  page,
  signInNew,
}) => {
  await stubWakeLock(page);
  const fresh = { status: 'waiting_for_confirmation', cart_items: [NAAN, CHAI] };
  const { orders } = await signInNew({ demo: ['menu'], orders: [fresh] }, KITCHEN);
  await addStation(page, 'Tandoor', 'Breads');
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 more dish at other stations')).toBeVisible();
  const article = await ticket(page, orders[0]).boundingBox();
  const sign = await ticket(page, orders[0]).getByText('New', { exact: true }).boundingBox();
  if (!article || !sign) throw new Error('The ticket has no box');
  expect(article.x + article.width - sign.x - sign.width).toBeLessThan(24);
});

const dishesOf = (names: readonly string[]) => ({
  status: 'cooking',
  cooking_time: '20 minutes',
  cart_items: names.map((food_item_name) => ({ food_item_name, quantity: 1, food_item_price: 10 })),
});

test('two tablets show each dish where it is cooked, with the same strikes', async ({
  page,
  browser,
  baseURL,
  newVendor,
  sandbox,
}) => {
  const orders = [
    dishesOf(['Dal Makhani', 'Butter Naan', 'Thali of the day']),
    dishesOf(['Butter Chicken', 'Tandoori Roti']),
  ];
  const vendor = await newVendor({ demo: ['menu'], orders });
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-IN' });
  const tablets = { Mains: page, Breads: await other.newPage() };
  for (const [category, tablet] of Object.entries(tablets)) {
    await stubWakeLock(tablet);
    await nameCapabilities(tablet, ['orders.items', 'orders.changes']);
    await openSignedIn(tablet, sandbox, vendor, KITCHEN);
    await expect(tablet.getByRole('article')).toHaveCount(2);
    await addStation(tablet, category, category);
    await tablet.keyboard.press('Escape');
  }
  const dishesOn = async (tablet: Page) => {
    const names = await tablet.locator('article [aria-pressed] > span > span').allInnerTexts();
    return names.map((name) => name.trim()).sort();
  };
  await expect
    .poll(() => dishesOn(tablets.Mains))
    .toEqual(['Butter Chicken', 'Dal Makhani', 'Thali of the day']);
  await expect
    .poll(() => dishesOn(tablets.Breads))
    .toEqual(['Butter Naan', 'Tandoori Roti', 'Thali of the day']);

  const thali = { name: /Thali/ };
  await tablets.Mains.getByRole('button', thali).click();
  await tablets.Mains.getByRole('button', { name: /Dal Makhani/ }).click();
  await expect(tablets.Breads.getByRole('button', thali)).toHaveAttribute('aria-pressed', 'true');
  await expect(tablets.Breads.getByText('Other stations: 1 of 1 dish done')).toBeVisible();
  await tablets.Breads.getByRole('button', thali).click();
  // A strike that no read has shown yet outweighs the others for 30 s (c22).
  const onMains = tablets.Mains.getByRole('button', thali);
  await expect(onMains).toHaveAttribute('aria-pressed', 'false', { timeout: 45_000 });
  await other.close();
});
