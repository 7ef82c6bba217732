import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { type Driver, type Engine, endOrGiveUp, HEIGHT } from './Driver.ts';

/** Starts Firefox and controls it over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    // Save files without a prompt, and refuse notifications so that a push message is shown as a toast.
    extraPrefsFirefox: {
      'permissions.default.desktop-notification': 2,
      'browser.download.dir': '/tmp',
      'browser.download.folderList': 2,
    },
  });
  const [first] = await browser.pages();
  return {
    driver: createDriver(first ?? (await browser.newPage())),
    version: await browser.version(),
    async close() {
      await endOrGiveUp(browser.close());
      browser.process()?.kill('SIGKILL');
    },
  };
}

function createDriver(page: Page): Driver {
  const call = (body: string, args: readonly unknown[] = []) =>
    `(function () { ${body} }).apply(null, ${JSON.stringify(args)})`;
  const inFront = async <Result>(work: () => Promise<Result>) => {
    await page.bringToFront();
    return work();
  };
  return {
    open: (url) => inFront(async () => void (await page.goto(url))),
    url: async () => page.url(),
    run: async (body, args) => (await page.evaluate(call(body, args))) as never,
    async find(body, args) {
      const handle = await page.evaluateHandle(call(body, args));
      return handle.asElement();
    },
    click: (element) => inFront(() => (element as ElementHandle).click()),
    upload: (element, files) => (element as ElementHandle<HTMLInputElement>).uploadFile(...files),
    type: (text) => inFront(() => page.keyboard.type(text)),
    press: (...keys) =>
      inFront(async () => {
        for (const key of keys) await page.keyboard.down(key);
        for (const key of keys.toReversed()) await page.keyboard.up(key);
      }),
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    openTab: async () => createDriver(await page.browser().newPage()),
    closeTab: () => page.close(),
  };
}
