import { test as base } from '@playwright/test';
import { createControl, type NewVendor, type SandboxControl, type Vendor } from './control.ts';
import { signIn } from './signIn.ts';

export { expect } from '@playwright/test';

/** `lab`: the host pages of `fixtures/host-lab`. */
export type HarnessKind = 'standalone' | 'embed' | 'lab';

interface Options {
  /** Which page the test opens; `test.use({ harness: 'embed' })` for the host example. */
  harness: HarnessKind;
}

interface Fixtures {
  sandbox: SandboxControl;
  /** A fresh vendor with its own restaurant and phone. */
  newVendor(vendor?: NewVendor): Promise<Vendor>;
  /** Signs in through the real screens; resolves on the first page after it. */
  signIn(vendor: Pick<Vendor, 'phone'>): Promise<void>;
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through tests/e2e`);
  return value;
}

function addressOf(harness: HarnessKind): string {
  return read(`E2E_${harness.toUpperCase()}_URL`);
}

export const test = base.extend<Fixtures & Options>({
  harness: ['standalone', { option: true }],
  baseURL: async ({ harness }, provide) => {
    await provide(addressOf(harness));
  },
  sandbox: async ({ request, harness }, provide) => {
    await provide(createControl(request, addressOf(harness), read('E2E_SANDBOX_KEY')));
  },
  newVendor: async ({ sandbox }, provide) => {
    await provide((vendor) => sandbox.newVendor(vendor));
  },
  signIn: async ({ page, sandbox, harness }, provide) => {
    const start = harness === 'embed' ? '/partner/' : '/';
    await provide((vendor) => signIn(page, sandbox, vendor, start));
  },
});
