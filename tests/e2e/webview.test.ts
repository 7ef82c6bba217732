import type { OrderRef } from '../support/board.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ harness: 'lab' });

test('a native app rings, keeps the screen on, prints and opens an order', async ({
  page,
  signInNew,
}) => {
  const calls: unknown[] = [];
  await page.exposeFunction('tellTest', (...call: unknown[]) => void calls.push(call));
  await page.addInitScript(() => {
    const { tellTest } = globalThis as unknown as { tellTest(...call: unknown[]): void };
    // As in the WebView of Android.
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    const vendorPortalShell = {
      alarm: (count: number) => tellTest('alarm', count),
      wake: (isOn: boolean) => tellTest('wake', isOn),
      printer: (job: string) => tellTest('printer', JSON.parse(job)),
    };
    Object.assign(globalThis, { vendorPortalShell });
  });
  const vendor = await signInNew(
    { orders: [{ status: 'waiting_for_confirmation' }] },
    '/shell/orders',
  );
  const [{ order_id: number }] = vendor.orders as [OrderRef];
  await expect.poll(() => calls).toContainEqual(['alarm', 1]);

  await page.getByRole('button', { name: /^Print order/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bill' }).click();
  const job = { kind: 'bill', number, copies: 1, escpos: expect.stringMatching(/^[\w+/]+=*$/) };
  await expect.poll(() => calls).toContainEqual(['printer', job]);

  await page.getByRole('button', { name: 'Kitchen mode' }).click();
  await expect.poll(() => calls).toContainEqual(['wake', true]);

  await page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('vendor-portal:open-order', { detail }));
  }, number);
  await expect(page).toHaveURL(new RegExp(`/shell/orders/view-order/${number}$`));
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  await expect.poll(() => calls).toContainEqual(['wake', false]);
});
