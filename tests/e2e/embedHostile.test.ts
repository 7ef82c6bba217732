import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { enterCode, requestCode } from '../support/signIn.ts';

test.use({ harness: 'lab' });

const pane = (page: Page) => page.getByTestId('pane');

function styleOf(locator: Locator, ...names: string[]) {
  return locator.evaluate(
    (element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)),
    names,
  );
}

async function expectOwnStyles(page: Page) {
  const title = page.getByRole('heading', { name: 'Get Started' });
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  const text = ['font-size', 'text-transform', 'letter-spacing', 'direction', 'text-align'];
  expect(await styleOf(title, ...text)).toEqual(['28px', 'none', 'normal', 'ltr', 'start']);
  expect(await styleOf(title, 'color', 'margin-top')).toEqual(['rgb(29, 28, 24)', '0px']);
  expect(await styleOf(button, 'border-top-width', 'cursor')).toEqual(['1px', 'pointer']);
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(36);
  expect(box?.width).toBeLessThanOrEqual(360);
}

/** Above a clipped and transformed pane, in the window. */
async function expectOnTop(dialog: Locator, outer: Locator) {
  const [box, around] = [await dialog.boundingBox(), await outer.boundingBox()];
  if (!box || !around) throw new Error('Nothing is there to measure');
  expect(box.x + box.width).toBeLessThan(around.x);
  expect(box.y + box.height).toBeLessThanOrEqual(500);
  const isOnTop = await dialog.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width - 30, top + 20));
  });
  expect(isOnTop).toBe(true);
}

test('in a hostile host the portal keeps its styles, its dialogs stand on top, a narrow pane gets the narrow layout', async ({
  page,
  sandbox,
  newVendor,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { phone } = await newVendor();
  await page.goto('/hostile');
  await expectOwnStyles(page);
  await requestCode(page, phone);
  await expectOnTop(page.getByRole('dialog'), pane(page));

  await enterCode(page, await sandbox.code(phone));
  await expect(page.getByRole('heading', { name: 'New Orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeHidden();
  const widths = await pane(page).evaluate((element) => {
    const inner = [...element.querySelectorAll('.vp-root, .vp-root main')];
    return inner.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  });
  expect(widths).toEqual([0, 0]);
});

test('in a parent of fixed height the portal scrolls inside', async ({ page }) => {
  await page.goto('/boxes');
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();

  const root = page.getByTestId('parent').locator('> .vp-root');
  const { height, isScrolling } = await root.evaluate((element) => ({
    height: element.clientHeight,
    isScrolling: element.scrollHeight > element.clientHeight,
  }));
  expect({ height, isScrolling }).toEqual({ height: 400, isScrolling: true });
  await page.getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('in a parent that grows the portal is as tall as its content', async ({ page }) => {
  await page.goto('/boxes?auto');
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();

  const root = page.getByTestId('parent').locator('> .vp-root');
  const { hidden, height } = await root.evaluate((element) => ({
    hidden: element.scrollHeight - element.clientHeight,
    height: element.clientHeight,
  }));
  expect(hidden).toBe(0);
  expect(height).toBeGreaterThan(400);
});
