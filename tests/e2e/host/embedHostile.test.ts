import type { Locator, Page } from '@playwright/test';
import { dashboard } from '../../pages/dashboard.ts';
import { landing } from '../../pages/landing.ts';
import { menuOf } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import { describeHost } from '../../support/describeHost.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode, requestCode } from '../../support/signIn.ts';

test.use({ harness: 'lab' });

const pane = (page: Page) => page.getByTestId('pane');

function styleOf(locator: Locator, ...names: string[]) {
  return locator.evaluate(
    (element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)),
    names,
  );
}

async function expectOwnStyles(page: Page) {
  const title = landing(page);
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  const text = ['font-size', 'text-transform', 'letter-spacing', 'direction', 'text-align'];
  expect(await styleOf(title, ...text)).toEqual(['28px', 'none', 'normal', 'ltr', 'start']);
  expect(await styleOf(title, 'color', 'margin-top')).toEqual(['rgb(29, 28, 24)', '0px']);
  expect(await styleOf(button, 'border-top-width', 'cursor')).toEqual(['1px', 'pointer']);
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(36);
  expect(box?.width).toBeLessThanOrEqual(360);
}

/** Expects the dialog to be on top of the clipped and transformed pane. */
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

/** Takes a screenshot of the pane once its title is shown. */
async function paint(page: Page, path: string, title: string): Promise<Buffer> {
  await page.goto(path);
  await expect(titleOf(page, title)).toBeVisible();
  await expect(page.getByText('Loading')).toHaveCount(0);
  // Part of the header is loaded after the first paint.
  const isSignedIn = title !== 'Get Started';
  await expect(page.getByRole('button', { name: 'Shift' })).toHaveCount(isSignedIn ? 1 : 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const name = path.replace(/\W+/g, '-');
  return pane(page).screenshot({ path: test.info().outputPath(`${name}.png`) });
}

/**
 * The share of clearly different pixels. Small differences are ignored, because antialiasing depends on the position of
 * a letter.
 */
function differenceOf(page: Page, pictures: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const [one = [], other = []] = await Promise.all(
        sources.map(async (source) => {
          const bitmap = await createImageBitmap(await (await fetch(source)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        }),
      );
      if (one.length !== other.length) return 1;
      const clearly = [...one].filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 48);
      return clearly.length / one.length;
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
}

/** Expects a screen to look as it does on a page without the host's styles. */
async function expectSamePaint(page: Page, path: string, title: string) {
  const among = await paint(page, path, title);
  const alone = await paint(page, `${path}?clean`, title);
  expect(await differenceOf(page, [among, alone]), `${title} looks the same`).toBeLessThan(0.001);
}

/** The path of each registered service worker. */
function workerScopes(page: Page) {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
}

/** Records every request to a marketplace, with its headers and body. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api|elsewhere/.test(request.url())) {
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
    }
  });
  return sent;
}

/** The horizontal overflow of the portal and of its content, in px. */
function overflows(page: Page) {
  return pane(page).evaluate((element) => {
    const inner = [...element.querySelectorAll('.vp-root, .vp-root main')];
    return inner.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  });
}

test.describe('among resets, extended prototypes and interceptors of a host', () => {
  test.slow();

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('the sign-in looks as in a clean page', async ({ page, newVendor }) => {
    const { phone } = await newVendor();
    await expectSamePaint(page, '/hostile', 'Get Started');
    await page.goto('/hostile');
    await expectOwnStyles(page);
    await requestCode(page, phone);
    await expectOnTop(page.getByRole('dialog'), pane(page));
  });

  test('a signed-in portal looks as in a clean page', async ({ page, sandbox, newVendor }) => {
    await page.goto('/hostile');
    await passCode(page, sandbox, (await newVendor()).phone);
    await expect(dashboard(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    await expect(menuOf(page)).toBeHidden();
    expect(await overflows(page)).toEqual([0, 0]);
    await expectSamePaint(page, '/hostile/timings', 'Timing');
  });

  test('the portal leaves the host unchanged', async ({ page, sandbox, newVendor }) => {
    const sent = watchRequests(page);
    await page.goto('/hostile');
    const toggle = page.getByRole('checkbox', { name: 'Portal' });
    const describe = () => page.evaluate(describeHost, 'label');
    await toggle.uncheck();
    await expect(landing(page)).toHaveCount(0);
    const before = await describe();
    await toggle.check();
    await passCode(page, sandbox, (await newVendor()).phone);
    await expect(dashboard(page)).toBeVisible();
    expect(await describe()).toEqual(before);
    await toggle.uncheck();
    await expect(dashboard(page)).toHaveCount(0);

    expect(await describe()).toEqual(before);
    expect(await workerScopes(page)).toEqual(['/']);
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.filter((call) => /elsewhere|secret/.test(call))).toEqual([]);
  });
});

test('in a parent of fixed height the portal scrolls inside', async ({ page }) => {
  await page.goto('/boxes');
  await expect(landing(page)).toBeVisible();

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
  await expect(landing(page)).toBeVisible();

  const root = page.getByTestId('parent').locator('> .vp-root');
  const { hidden, height } = await root.evaluate((element) => ({
    hidden: element.scrollHeight - element.clientHeight,
    height: element.clientHeight,
  }));
  expect(hidden).toBe(0);
  expect(height).toBeGreaterThan(400);
});
