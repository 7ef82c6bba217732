import type { Expect, Page } from '@playwright/test';
import { cleanup, render } from '@testing-library/react';
import { test as base, inject, vi } from 'vitest';
import { memoryStorage } from '../../../src/adapters/storage/openStorage';
import type { Logger } from '../../../src/core/contracts';
import { VendorPortal } from '../../../src/portal/VendorPortal';
import type { VendorPortalProps } from '../../../src/portal/VendorPortalProps';
import {
  connectSandbox,
  type MadeVendor,
  type NewVendor,
  type SandboxControl,
  type Vendor,
} from '../../../testing/index.ts';
import { sessionEntries } from '../signIn.ts';
import { keyboard, Locator } from './locator.ts';
import { expect as screenExpect } from './matchers.ts';

type Props = Partial<VendorPortalProps>;

interface Fixtures {
  page: Page;
  sandbox: SandboxControl;
  newVendor: SandboxControl['newVendor'];
  /** Opens a screen with the vendor signed in. `props` change the portal. */
  signIn(vendor: Pick<Vendor, 'phone'>, path?: string, props?: Props): Promise<void>;
  /** Creates a new vendor and opens a screen with the vendor signed in. */
  signInNew<const Made extends NewVendor>(
    vendor?: Made,
    path?: string,
    props?: Props,
  ): Promise<MadeVendor<Made>>;
}

/** A page with the portal, whose storage lasts until the end of the test. */
function createPage(sandbox: SandboxControl) {
  const { url: host } = inject('sandbox');
  const storage = memoryStorage();
  const errors: string[] = [];
  let props: Props = {};
  async function goto(path: string, state: unknown = null): Promise<void> {
    cleanup();
    history.replaceState(state, '', path);
    const logger: Logger = ({ level, message }) => {
      if (level === 'error') errors.push(message);
    };
    const capabilities = ['idempotency'] as const;
    const given = { host, basename: '/', storage, logger, capabilities, ...props };
    render(<VendorPortal {...given} />);
  }
  const root = new Locator((roots) => [...roots], 'page');
  const page = {
    keyboard,
    goto,
    reload: () => goto(location.pathname + location.search, history.state),
    url: () => location.href,
    evaluate: async <T, Given>(run: (given: Given) => T, given: Given) => run(given),
    getByRole: root.getByRole.bind(root),
    getByText: root.getByText.bind(root),
    getByLabel: root.getByLabel.bind(root),
    getByTitle: root.getByTitle.bind(root),
    locator: root.locator.bind(root),
  };
  return {
    page: page as unknown as Page,
    /** The errors that the portal has logged. */
    errors,
    async signIn(vendor: Pick<Vendor, 'phone'>, path = '/', next: Props = {}): Promise<void> {
      const entries = await sessionEntries(sandbox, vendor, host);
      for (const [key, value] of Object.entries(entries)) storage.set(key, value);
      props = next;
      await goto(path);
    },
  };
}

/**
 * The fixtures of the browser tests for a portal in happy-dom. A test and its page objects have the same words in both;
 * what needs a layout, another page or the browser itself is missing here.
 */
export const test = base.extend<Fixtures & { opened: ReturnType<typeof createPage> }>({
  sandbox: connectSandbox(inject('sandbox')).control,
  opened: async ({ sandbox }, provide) => {
    const printed = vi.spyOn(console, 'error');
    const opened = createPage(sandbox);
    await provide(opened);
    screenExpect([...opened.errors, ...printed.mock.calls]).toEqual([]);
  },
  page: ({ opened }, provide) => provide(opened.page),
  newVendor: ({ sandbox }, provide) => provide(sandbox.newVendor),
  signIn: ({ opened }, provide) => provide(opened.signIn),
  signInNew: ({ newVendor, signIn }, provide) =>
    provide(async (fields, path, props) => {
      const vendor = await newVendor(fields);
      await signIn(vendor, path, props);
      return vendor;
    }),
});

export const expect = screenExpect as unknown as Expect;
