import type { Locator, Page } from '@playwright/test';
import { describeHost } from '../support/describeHost.ts';
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

/** The pane as it is painted, once a title stands in it. */
async function paint(page: Page, path: string, title: string): Promise<Buffer> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Loading')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const name = path.replace(/\W+/g, '-');
  return pane(page).screenshot({ path: test.info().outputPath(`${name}.png`) });
}

/** The share of pixels that differ clearly: edges of letters are drawn with the place on the page. */
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

/** Two pictures of a screen, the second of a page without anything of a host. */
async function expectSamePaint(page: Page, path: string, title: string) {
  const among = await paint(page, path, title);
  const alone = await paint(page, `${path}?clean`, title);
  expect(await differenceOf(page, [among, alone]), `${title} looks the same`).toBeLessThan(0.001);
}

test('among resets, extended prototypes and interceptors of a host the portal looks and works as in a clean page, and leaves it alone', async ({
  page,
  sandbox,
  newVendor,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api|elsewhere/.test(request.url())) {
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
    }
  });
  const { phone } = await newVendor();
  await expectSamePaint(page, '/hostile', 'Get Started');
  await page.goto('/hostile');
  await expectOwnStyles(page);
  const toggle = page.getByRole('checkbox', { name: 'Portal' });
  const describe = () => page.evaluate(describeHost, 'label');
  await toggle.uncheck();
  await expect(page.getByRole('heading', { name: 'Get Started' })).toHaveCount(0);
  const before = await describe();
  await toggle.check();
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
  expect(await describe()).toEqual(before);
  await toggle.uncheck();
  await expect(page.getByRole('heading', { name: 'New Orders' })).toHaveCount(0);
  expect(await describe()).toEqual(before);

  await expectSamePaint(page, '/hostile/timings', 'Timing');
  const workers = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    );
  expect(await workers()).toEqual(['/']);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((call) => /elsewhere|secret/.test(call))).toEqual([]);
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
