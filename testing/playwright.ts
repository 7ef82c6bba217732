import type { SandboxAccess } from './control.ts';
import { type ConnectedSandbox, connectSandbox } from './sandbox.ts';
import type { Vendor } from './types.ts';

/** The part of Playwright's `Locator` that the fixtures use. @public */
export interface LocatorLike {
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
  waitFor(options: { state: 'visible' | 'detached' }): Promise<void>;
}

/** The part of Playwright's `Page` that the fixtures use. @public */
export interface PageLike {
  goto(url: string): Promise<unknown>;
  url(): string;
  locator(selector: string): LocatorLike;
}

/** The fixtures that a test receives. @public */
export interface PortalFixtures {
  sandbox: ConnectedSandbox;
  /** Creates a vendor with its own restaurant. */
  newVendor: ConnectedSandbox['newVendor'];
  /**
   * Opens a path of your app and signs the vendor in on the screens of the portal. If they are at another path, it then
   * opens the path again; the session must survive this reload.
   */
  signIn(vendor: Pick<Vendor, 'phone'>, path: string): Promise<void>;
}

type Provide<Value> = (value: Value) => Promise<void>;

/**
 * Fixtures for `test.extend` of Playwright. They need no text of the portal, so that they work in every language.
 *
 * @example
 * ```ts
 * export const test = base.extend<PortalFixtures>(portalFixtures({ url: 'http://127.0.0.1:4010', key: 'tests' }));
 * ```
 * @public
 */
export function portalFixtures(access: SandboxAccess) {
  return {
    // Playwright reads the names of the fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    sandbox: async ({}: object, provide: Provide<ConnectedSandbox>) => {
      await provide(connectSandbox(access));
    },
    newVendor: async (
      { sandbox }: Pick<PortalFixtures, 'sandbox'>,
      provide: Provide<PortalFixtures['newVendor']>,
    ) => {
      await provide(sandbox.newVendor);
    },
    signIn: async (
      { page, sandbox }: { page: PageLike; sandbox: Pick<ConnectedSandbox, 'code'> },
      provide: Provide<PortalFixtures['signIn']>,
    ) => {
      await provide(async ({ phone }, path) => {
        await page.goto(path);
        const number = page.locator('input[type="tel"]');
        await number.fill(phone);
        const isElsewhere = page.url() !== new URL(path, page.url()).href;
        await number.press('Enter');
        const code = page.locator('input[autocomplete="one-time-code"]');
        await code.waitFor({ state: 'visible' });
        await code.fill(await sandbox.code(phone));
        await code.waitFor({ state: 'detached' });
        // After a sign-in the portal opens its first screen.
        if (isElsewhere) await page.goto(path);
      });
    },
  };
}
