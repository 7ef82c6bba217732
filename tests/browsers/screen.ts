import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Key, PageElement } from './driver/Driver.ts';

/** How a vendor finds an element: by role and name, by label or by text. */
export type Query = (
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
) & { within?: Query };

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);
/** Loads the queries into a document and starts to record its uncaught errors. */
const LOAD = `
if (!window.TestingLibraryDom) {
  window.uncaught = [];
  addEventListener('error', (event) => window.uncaught.push(event.message));
  addEventListener('unhandledrejection', (event) => window.uncaught.push(String(event.reason)));
  (function () { var exports, module, define; ${LIBRARY} }).call(window);
}`;
const FIND = `
const library = window.TestingLibraryDom;
const pattern = (given) => given && given.source !== undefined ? new RegExp(given.source, given.flags) : given;
const shadowsOf = (root) => [...root.querySelectorAll('vendor-portal, vendor-portal-box')]
  .flatMap((host) => host.shadowRoot ? [host.shadowRoot, ...shadowsOf(host.shadowRoot)] : []);
const all = (query) => {
  const roots = query.within ? all(query.within) : [document.body, ...shadowsOf(document.body)];
  return roots.flatMap((root) => {
    if (query.role) return library.queryAllByRole(root, query.role, query.name && { name: pattern(query.name) });
    if (query.label) return library.queryAllByLabelText(root, pattern(query.label));
    return library.queryAllByText(root, pattern(query.text)).filter((found) => found.checkVisibility());
  });
};
return all(arguments[0])[0] || null;`;
const TIMEOUT = { timeout: 30_000, intervals: [50, 100, 250] };

export type Screen = ReturnType<typeof createScreen>;

/** Finds elements as a vendor does and waits for them, in any engine. */
export function createScreen(driver: Driver) {
  const find = async (query: Query): Promise<PageElement | null> => {
    const look = () => driver.find(FIND, [plain(query)]);
    // The first call in a document fails, because the queries are not loaded yet.
    return look().catch(async () => {
      await driver.run(LOAD);
      return look();
    });
  };
  const see = async (query: Query): Promise<PageElement> => {
    let match: PageElement | null = null;
    const look = async () => (match = await find(query).catch(() => null)) !== null;
    await expect.poll(look, { ...TIMEOUT, message: `${show(query)} is shown` }).toBe(true);
    return match as unknown as PageElement;
  };
  const read = async <Result>(query: Query, body: string, value = ''): Promise<Result> => {
    await see(query);
    const code = `const found = (function () { ${FIND} })(arguments[0]); ${body}`;
    return driver.run<Result>(code, [plain(query), value]);
  };
  const click = async (query: Query): Promise<void> => {
    await expect(async () => driver.click(await see(query))).toPass(TIMEOUT);
  };
  return {
    driver,
    see,
    click,
    gone: (query: Query) =>
      expect
        .poll(async () => (await find(query)) === null, {
          ...TIMEOUT,
          message: `${show(query)} is gone`,
        })
        .toBe(true),
    /** Reads the value of a field, or whether a checkbox or switch is on. */
    value: (query: Query) => read<string>(query, 'return found.value'),
    text: (query: Query) => read<string>(query, 'return found.textContent'),
    focus: (query: Query) => read<null>(query, 'found.focus(); return null'),
    async fill(query: Query, text: string) {
      await click(query);
      await driver.press('Control', 'a');
      await driver.type(text);
    },
    /** Sets the value of a time field or a select, which each browser shows differently. */
    set: (query: Query, value: string) =>
      read<null>(
        query,
        `const option = [...(found.options || [])].find(({ text }) => text === arguments[1]);
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value');
        set.call(found, option ? option.value : arguments[1]);
        for (const type of ['input', 'change']) found.dispatchEvent(new Event(type, { bubbles: true }));
        return null`,
        value,
      ),
    upload: async (query: Query, file: string) => driver.upload(await see(query), [file]),
    press: (...keys: Key[]) => driver.press(...keys),
    type: (text: string) => driver.type(text),
    /** The uncaught errors of the document. */
    uncaught: () => driver.run<string[]>('return window.uncaught || []'),
  };
}

function plain(query: Query): unknown {
  return JSON.parse(
    JSON.stringify(query, (_key, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );
}

function show({ within, ...query }: Query): string {
  const words = Object.values(query).map(String).join(' ');
  return within ? `${words} in ${show(within)}` : words;
}
