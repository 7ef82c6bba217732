import type { Page } from '@playwright/test';
import { figure } from '../../pages/dashboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { FAMILIES, setFont } from '../../support/fonts/fonts.ts';
import { setTextSize } from '../../support/textSize.ts';

const PHONE = { width: 390, height: 844 };

// The tests of a worker share a page, which keeps the size.
test.afterEach(({ page }) => setTextSize(page, 16));

/** Each figure of the strip: its box, the size of its text, and by how much its words are wider than the box. */
function measure(page: Page) {
  return figure(page, 'Total Orders')
    .locator('xpath=../..')
    .locator('dl')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const [label, value] = [...cell.children] as [HTMLElement, HTMLElement];
        const words = document.createRange();
        const over = [label, value].map((part) => {
          words.selectNodeContents(part);
          return words.getBoundingClientRect().right - cell.getBoundingClientRect().right;
        });
        words.selectNodeContents(value);
        const { x, width } = cell.getBoundingClientRect();
        return {
          x,
          width,
          fontSize: getComputedStyle(value).fontSize,
          lines: words.getClientRects().length,
          over: Math.max(...over),
        };
      }),
    );
}

for (const family of FAMILIES) {
  test(`the figures of all time have even cells for long values in ${family}`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    await setFont(page, family);
    const { restaurantId, ...vendor } = await newVendor();
    const orders = { total: 123_456, completed: 119_876, declined: 3_580 };
    const data = { orders, teamMembers: 12, revenue: { total_revenue: 12_345_678.5 } };
    await sandbox.fault({ endpoint: 'dashboard', restaurantId, body: { statusCode: 200, data } });
    await signIn(vendor, '/dashboard');
    await expect(figure(page, 'Total Revenue')).toHaveText('₹1,23,45,678.50');
    for (const width of [320, 390, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ ...PHONE, width });
      await test.step(`${width} px`, async () => {
        const cells = await measure(page);
        const [first, ...others] = cells.map((cell) => cell.width);
        expect(cells).toHaveLength(5);
        for (const one of others.slice(0, 3)) expect(one).toBeCloseTo(first ?? 0, 0);
        expect(others.at(-1)).toBeGreaterThan(2 * (first ?? 0));
        expect(new Set(cells.map(({ fontSize }) => fontSize)).size).toBe(1);
        for (const { over, lines } of cells) {
          expect(over).toBeLessThanOrEqual(0.5);
          expect(lines).toBe(1);
        }
      });
    }
  });
}

test('with text of twice the size, the figures of all time fit on a phone', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await page.setViewportSize(PHONE);
  await setTextSize(page, 32);
  const { restaurantId, ...vendor } = await newVendor();
  const data = { orders: { total: 12_345 }, revenue: { total_revenue: 1_234_567.5 } };
  await sandbox.fault({ endpoint: 'dashboard', restaurantId, body: { statusCode: 200, data } });
  await signIn(vendor, '/dashboard');
  await expect(figure(page, 'Total Revenue')).toHaveText('₹12,34,567.50');
  for (const { over, lines } of await measure(page)) {
    expect(over).toBeLessThanOrEqual(0.5);
    expect(lines).toBe(1);
  }
});
