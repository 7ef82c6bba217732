import { readFileSync } from 'node:fs';
import type { OrderRef } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visit } from '../../support/visit.ts';

test.use({ harness: 'lab' });

/** The script that an app runs at the start of the document. */
const [, SCRIPT = ''] =
  /```js\n(if \(window === window\.top\)[^`]+)```/.exec(
    readFileSync(new URL('../../../docs/webview.md', import.meta.url), 'utf8'),
  ) ?? [];

test('a native app rings, keeps the screen on, prints, opens an order and speaks', async ({
  page,
  signInNew,
}) => {
  const calls: unknown[] = [];
  await page.exposeFunction('tellTest', (call: unknown) => void calls.push(call));
  await page.addInitScript(() => {
    const { tellTest } = globalThis as unknown as { tellTest(call: unknown): void };
    // As in the WebView of Android.
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    const marketApp = {
      onmessage: (_message: { data: string }) => {},
      postMessage(text: string) {
        const { id, job, ...call } = JSON.parse(text);
        tellTest(job ? JSON.parse(job) : call);
        if (id) queueMicrotask(() => marketApp.onmessage({ data: JSON.stringify({ id }) }));
      },
    };
    Object.assign(globalThis, { marketApp });
  });
  await page.addInitScript(SCRIPT);
  const vendor = await signInNew(
    { orders: [{ status: 'waiting_for_confirmation' }] },
    '/shell/orders',
  );
  const [{ order_id: number }] = vendor.orders as [OrderRef];
  await expect.poll(() => calls).toContainEqual({ alarm: 1 });

  const isInFrames = await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    return 'vendorPortalShell' in (frame.contentWindow ?? {});
  });
  expect(isInFrames).toBe(false);

  await page.getByRole('button', { name: /^Print order/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bill' }).click();
  const job = { kind: 'bill', number, copies: 1, escpos: expect.stringMatching(/^[\w+/]+=*$/) };
  await expect.poll(() => calls).toContainEqual(job);

  await page.getByRole('button', { name: 'Kitchen mode' }).click();
  await expect.poll(() => calls).toContainEqual({ wake: true });

  await page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('vendor-portal:open-order', { detail }));
  }, number);
  await expect(page).toHaveURL(new RegExp(`/shell/orders/view-order/${number}$`));
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  await expect.poll(() => calls).toContainEqual({ wake: false });

  await visit(page, '/shell/setting/manage-profile');
  await page.getByRole('button', { name: 'Test voice' }).click();
  const example = { speak: 'New order, 3 items, 20 minutes', lang: 'en-IN' };
  await expect.poll(() => calls).toContainEqual(example);
});
