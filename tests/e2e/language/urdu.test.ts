import type { Page } from '@playwright/test';
import { sentChanges } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN } from '../../support/kitchen.ts';
import { chooseLanguage, packText } from '../../support/languages.ts';
import { settled } from '../../support/visit.ts';

const urdu = packText('ur');
const ORDERS = [
  { status: 'waiting_for_confirmation' },
  { status: 'cooking' },
  { status: 'packing_processing' },
];

/** The control that has the focus. */
const focused = (page: Page) => page.locator(':focus');

test('the arrow keys lead on to the left along the tabs of the board', async ({
  page,
  signInNew,
}) => {
  await signInNew({ orders: ORDERS }, '/orders');
  await settled(page);
  await chooseLanguage(page, 'ur-IN');
  const tabs = page.getByRole('tab');
  await tabs.nth(1).click();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
});

test('an order is accepted in Urdu with the keyboard alone', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({ orders: [{ status: 'waiting_for_confirmation' }] }, '/orders');
  await settled(page);
  await chooseLanguage(page, 'ur-IN');
  const accept = page
    .getByRole('article')
    .getByRole('button')
    .filter({ hasText: urdu('orders', 'accept') });
  await page.getByRole('tab').nth(1).focus();
  const isReached = () => accept.evaluate((button) => button === document.activeElement);
  for (let tabs = 0; tabs < 30 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const minutes = dialog.getByRole('radio');
  await minutes.first().press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(minutes.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(minutes.first()).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await sentChanges(sandbox, vendor)).length).toBe(1);
});

test('the arrow keys of kitchen mode follow its columns in Urdu', async ({ page, signInNew }) => {
  await signInNew({ orders: [{ status: 'cooking' }, { status: 'cooking' }] }, KITCHEN);
  await settled(page);
  await chooseLanguage(page, 'ur-IN');
  const selected = page.locator('article[data-selected]');
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveCount(1);
  const middle = async () => {
    const box = await selected.boundingBox();
    return box ? box.x + box.width / 2 : 0;
  };
  const start = await middle();
  await page.keyboard.press('ArrowLeft');

  await expect.poll(middle).toBeLessThan(start);
});

test('the arrow keys of the price table follow its columns in Urdu', async ({
  page,
  signInNew,
}) => {
  await signInNew({ demo: ['menu'] }, '/food-menu/prices');
  await settled(page);
  await chooseLanguage(page, 'ur-IN');
  const cell = page
    .getByRole('gridcell')
    .filter({ hasNot: page.getByRole('checkbox') })
    .first();
  await cell.click();
  const place = () =>
    focused(page).evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const start = await place();
  await page.keyboard.press('ArrowLeft');

  await expect.poll(place).toBeLessThan(start);
});

test('a back arrow points to the right in Urdu', async ({ page, signInNew }) => {
  await signInNew({ orders: [{ status: 'cooking' }] }, KITCHEN);
  await chooseLanguage(page, 'ur-IN');
  const arrow = page.locator('svg.lucide-arrow-left');

  await expect(arrow.first()).toHaveCSS('scale', '-1 1');
});
