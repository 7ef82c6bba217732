import { expect, type Locator, type Page, test } from '@playwright/test';
import { connectSandbox } from '../../testing/index.ts';
import { differencesOf, type Look, looksOf } from '../support/looks.ts';
import { openSignedIn } from '../support/signIn.ts';
import { chosenKinds, type HostKind } from './kinds.ts';
import { readPrepared, urlOf } from './prepared.ts';

const GROUPS = ['utilities', 'elements'];
const LINKS = 'nav[aria-label="Host"]';
const AROUND = `html, body, ${LINKS}, ${LINKS} *, output[aria-label="Host address"]`;

interface Host {
  page: Page;
  /** Opens a path with a vendor signed in. */
  openSignedIn(path: string): Promise<void>;
}

const hostTest = test.extend<{ kind: HostKind; host: Host }>({
  kind: [undefined as unknown as HostKind, { option: true }],
  host: async ({ browser, kind }, provide) => {
    const prepared = readPrepared();
    const baseURL = urlOf(prepared, kind);
    const { control } = connectSandbox({ url: `${baseURL}/api`, key: prepared.key });
    const vendor = await control.newVendor({ orders: [{ status: 'cooking' }] });
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await provide({ page, openSignedIn: (path) => openSignedIn(page, control, vendor, path) });
    await context.close();
  },
});

const samples = (page: Page) => page.locator('[data-group="elements"]').first();

async function chooseScheme(page: Page, scheme: string) {
  const isDark = page.getByLabel('Dark host');
  // A drawer covers the checkbox.
  if ((await isDark.isChecked()) !== (scheme === 'dark')) {
    await isDark.evaluate((box: HTMLInputElement) => box.click());
  }
  // The portal reads the page before the next paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** The looks of all samples in an element, in both colour schemes of the host, by name. */
async function readSamples(page: Page, around: string): Promise<Map<string, Look[]>> {
  const looks = new Map<string, Look[]>();
  await expect(page.locator(`${around} [data-group="elements"]`)).toBeAttached();
  for (const scheme of ['light', 'dark']) {
    await chooseScheme(page, scheme);
    for (const group of GROUPS) {
      looks.set(`${group}, ${scheme}`, await looksOf(page, `${around} [data-group="${group}"] *`));
    }
  }
  return looks;
}

/** The looks of the portal's own elements. */
async function readScreen(page: Page, path: string, heading: string): Promise<Look[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
  await expect(page.locator('.vp-root [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return looksOf(page, '.vp-root, .vp-root *:not(.vp-guest, .vp-guest *)');
}

/** What the presets take from the buttons and fields of two systems. */
const OWN_CONTROLS: Readonly<Record<string, { button: string[]; field: string[] }>> = {
  mui: { button: ['font-weight', 'letter-spacing', 'text-transform', 'box-shadow'], field: [] },
  tailwind: { button: ['font-weight'], field: ['border-top-color'] },
};

function stylesOf(control: Locator, names: readonly string[]): Promise<string[]> {
  return control.evaluate((element, wanted) => {
    for (const animation of document.getAnimations()) animation.cancel();
    const styles = getComputedStyle(element);
    // A large button has larger letters, and more space between them.
    const inEm = (length: string) =>
      `${(Number.parseFloat(length) / Number.parseFloat(styles.fontSize)).toFixed(4)}em`;
    return wanted.map((name) => {
      const value = styles.getPropertyValue(name);
      return `${name}: ${name === 'letter-spacing' ? inEm(value) : value}`;
    });
  }, names);
}

/** The styles of a button and a field in both colour schemes of the host. */
async function readControls(page: Page, name: string, button: Locator, field: Locator) {
  const { [name]: own = { button: [], field: [] } } = OWN_CONTROLS;
  const styles: string[] = [];
  for (const scheme of ['light', 'dark']) {
    await chooseScheme(page, scheme);
    styles.push(scheme, ...(await stylesOf(button, own.button)));
    styles.push(...(await stylesOf(field, own.field)));
  }
  return styles;
}

for (const kind of chosenKinds().filter(({ name }) => name in OWN_CONTROLS)) {
  hostTest.describe(kind.name, () => {
    hostTest.use({ kind });

    for (const width of [390, 1280]) {
      hostTest(
        `controls of the preset look as those of the host at ${width} px`,
        async ({ host: { page } }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto('/?preset');
          const main = page.getByRole('main');
          const save = main.getByRole('button', { name: 'Save' });
          await expect(save).toBeVisible();
          const wanted = await readControls(
            page,
            kind.name,
            save,
            main.getByRole('textbox').first(),
          );
          await page.goto('/partner?preset');
          const signIn = main.getByRole('button', { name: 'Sign In', exact: true });
          await expect(signIn).toBeVisible();

          const phone = main.getByRole('textbox', { name: /phone/i });
          expect(await readControls(page, kind.name, signIn, phone)).toEqual(wanted);
        },
      );
    }
  });
}

for (const kind of chosenKinds().filter(({ samples: paths }) => paths)) {
  hostTest.describe(kind.name, () => {
    hostTest.use({ kind });
    hostTest.slow();

    for (const path of kind.samples ?? []) {
      hostTest(`samples at ${path} look as in the page of the host`, async ({ host }) => {
        const { page } = host;
        await page.goto('/');
        const wanted = await readSamples(page, 'main');
        expect(wanted.get('utilities, light')).toHaveLength(50);
        await host.openSignedIn(path);
        const shown = await readSamples(page, '.vp-root');

        for (const [group, looks] of wanted) {
          const differences = differencesOf(looks, shown.get(group) ?? []);
          const equal = `${group}: ${looks.length - differences.length} of ${looks.length} equal`;
          expect.soft(differences, equal).toEqual([]);
        }
      });
    }

    hostTest('the screens of the portal look as in a plain page', async ({ host }) => {
      const { page } = host;
      const expectSame = async (path: string, heading: string) => {
        const wanted = await readScreen(page, `${path}?plain`, heading);
        const shown = await readScreen(page, path, heading);
        expect(wanted.length).toBeGreaterThan(20);
        expect.soft(differencesOf(wanted, shown), path).toEqual([]);
      };
      await expectSame('/partner', 'Get Started');
      await host.openSignedIn('/partner/dashboard');
      await expectSame('/partner/dashboard', 'New Orders');
      await expectSame('/partner/orders', 'Orders');
    });

    hostTest('the page of the host looks the same with a portal', async ({ host }) => {
      const { page } = host;
      await page.goto('/');
      await expect(samples(page)).toBeAttached();
      const [around, content] = [await looksOf(page, AROUND), await looksOf(page, 'main *')];
      await host.openSignedIn('/partner/dashboard');
      await expect(samples(page)).toBeAttached();
      expect(differencesOf(around, await looksOf(page, AROUND))).toEqual([]);
      await page.getByRole('link', { name: '/', exact: true }).click();
      // A link under the pointer looks different.
      await page.mouse.move(0, 0);
      await expect(page.getByRole('heading', { name: 'Host home' })).toBeVisible();

      expect(differencesOf(around, await looksOf(page, AROUND))).toEqual([]);
      expect(differencesOf(content, await looksOf(page, 'main *'))).toEqual([]);
    });
  });
}
