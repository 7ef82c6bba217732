import type { FrameLocator, Page } from '@playwright/test';
import { boardLink } from '../../pages/dashboard.ts';
import { fixtureFile } from '../../pages/kyc.ts';
import { expect, test } from '../../support/fixtures.ts';

type View = Page | FrameLocator;

interface Cell {
  name: string;
  /** The URL of the page around the frame. Without it, the portal is not in a frame. */
  parent?: string;
  sandbox?: string;
  /** The origin in the address bar, if it is not that of the harness. */
  origin?: string;
  isStorageBlocked?: true;
}

const SAME_SITE = 'http://localhost:4999/';
const CROSS_SITE = 'https://market.example/';

/** The places where a portal can run. `npm test` opens the sample, `npm run soak -- embeds` opens all. */
const CELLS: readonly (Cell & { isSample?: true })[] = [
  { name: 'the page itself' },
  { name: 'a same-site frame', parent: SAME_SITE },
  { name: 'a cross-site frame', parent: CROSS_SITE },
  {
    name: 'a sandboxed frame',
    parent: CROSS_SITE,
    sandbox: 'allow-scripts allow-same-origin allow-forms',
  },
  {
    name: 'a sandboxed frame without allow-forms',
    parent: CROSS_SITE,
    sandbox: 'allow-scripts allow-same-origin',
    isSample: true,
  },
  {
    name: 'a sandboxed frame without allow-same-origin',
    parent: CROSS_SITE,
    sandbox: 'allow-scripts allow-forms',
  },
  {
    name: 'a sandboxed frame without both',
    parent: CROSS_SITE,
    sandbox: 'allow-scripts',
  },
  { name: 'a page whose storage is blocked', isStorageBlocked: true },
  { name: 'plain http', origin: 'http://shop.example' },
];

/**
 * Serves the page and its frame. The test itself answers requests of origins that the harness refuses, with CORS
 * headers.
 */
async function serve(page: Page, baseURL: string, { parent, sandbox, origin = baseURL }: Cell) {
  const isOpaque = sandbox?.includes('same-origin') === false;
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const isDocument = request.resourceType() === 'document' && parent !== undefined;
    if (!isDocument && !isOpaque && origin === baseURL) return route.continue();
    const { origin: _, referer: __, ...headers } = request.headers();
    const response = await route.fetch({ url: request.url().replace(origin, baseURL), headers });
    const { 'content-security-policy': ___, ...answered } = response.headers();
    await route.fulfill({ response, headers: { ...answered, 'access-control-allow-origin': '*' } });
  });
  if (parent === undefined) return;
  const attribute = sandbox === undefined ? '' : `sandbox="${sandbox}"`;
  const frame = `<iframe ${attribute} src="${baseURL}/" width="1200" height="850"></iframe>`;
  await page.route(parent, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${frame}` }),
  );
}

/** Makes the page behave as in a browser that blocks all site data. */
function blockStorage() {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get });
  Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
}

const button = (view: View, name: string) => view.getByRole('button', { name, exact: true });

async function sendDocument(view: View) {
  const menu = view.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Outlet Info' }).click();
  await menu.getByRole('link', { name: 'KYC Documents' }).click();
  await view.getByRole('link', { name: /PAN/ }).click();
  await view.getByLabel('PAN number').fill('ZZZPZ0000Z');
  await view.getByLabel('PAN document').setInputFiles(fixtureFile('a PNG of the size of a photo'));
  await expect(view.getByRole('img', { name: 'Chosen document' })).toBeVisible();
  await button(view, 'Submit').click();
  await expect(view.getByText('PAN details updated successfully')).toBeVisible();
}

const isSoak = process.env.EMBEDS === 'all';
for (const { isSample, ...cell } of CELLS) {
  if (!isSample && !isSoak) continue;
  test(`in ${cell.name} a vendor accepts an order`, async ({
    page,
    baseURL,
    sandbox,
    newVendor,
    recorder,
  }) => {
    // A test that answers every request needs more time on a busy machine.
    if (isSoak) test.setTimeout(120_000);
    if (cell.sandbox?.includes('forms') === false) recorder.expectError(/Blocked form submission/);

    const { phone, orders, restaurantId } = await newVendor({
      orders: [{ status: 'waiting_for_confirmation' }],
    });
    const { order_id } = orders[0];
    const harness = baseURL ?? '';
    await serve(page, harness, cell);
    if (cell.isStorageBlocked) await page.addInitScript(blockStorage);
    await page.goto(cell.parent ?? `${cell.origin ?? harness}/`);
    const view: View = cell.parent === undefined ? page : page.frameLocator('iframe');

    await view.getByRole('textbox', { name: /phone/i }).fill(phone);
    await view.getByRole('textbox', { name: /phone/i }).press('Enter');
    await expect(view.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(await sandbox.code(phone));
    await boardLink(view).click();

    await button(view, `Accept, order ${order_id}`).click();
    await button(view, 'Accept, 20 min').click();
    await view.getByRole('tab', { name: /^Preparing/ }).click();
    await expect(button(view, `Order Ready, order ${order_id}`)).toBeVisible();

    if (isSoak) await sendDocument(view);
    const sent = await sandbox.log({ restaurantId, endpoint: 'kycUpdate' });
    expect(sent).toHaveLength(isSoak ? 1 : 0);
    // Leave the page to end its streams, which the test cannot answer.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The recorder knows only the origins of the harnesses, so it reports the token that is sent to this one.
    const expectedFinding = `a secret was sent to ${cell.origin}/`;
    expect(
      (await recorder.findings()).filter((finding) => !finding.startsWith(expectedFinding)),
    ).toEqual([]);
  });
}
