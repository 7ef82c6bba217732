import { test as base } from '@playwright/test';
import {
  connectSandbox,
  type MadeVendor,
  type NewVendor,
  type SandboxControl,
  type Vendor,
} from '../../testing/index.ts';
import { type Recorder, record } from './recorder/recorder.ts';
import { openSignedIn, signInByCode } from './signIn.ts';

export { expect } from '@playwright/test';

/** `lab` serves the host pages of `fixtures/host-lab`. */
export type HarnessKind = 'standalone' | 'embed' | 'lab';

interface Options {
  /** The page that the test opens; `test.use({ harness: 'embed' })` selects the host example. */
  harness: HarnessKind;
}

interface Fixtures {
  /** Runs in every test. A test uses it to declare the errors and calls that it causes. */
  recorder: Recorder;
  sandbox: SandboxControl;
  /** A fresh vendor with its own restaurant and phone. */
  newVendor: SandboxControl['newVendor'];
  /** Opens a page with the vendor already signed in; by default the home page. */
  signIn(vendor: Pick<Vendor, 'phone'>, path?: string): Promise<void>;
  /** Creates a new vendor and opens a page with the vendor signed in. */
  signInNew<const Made extends NewVendor>(vendor?: Made, path?: string): Promise<MadeVendor<Made>>;
  /** Signs in through the real screens, for tests about the session itself. */
  signInByCode(vendor: Pick<Vendor, 'phone'>): Promise<void>;
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through tests/e2e`);
  return value;
}

function addressOf(harness: HarnessKind): string {
  return read(`E2E_${harness.toUpperCase()}_URL`);
}

function homeOf(harness: HarnessKind): string {
  return harness === 'embed' ? '/partner/' : '/';
}

export const test = base.extend<Fixtures & Options>({
  harness: ['standalone', { option: true }],
  baseURL: async ({ harness }, provide) => {
    await provide(addressOf(harness));
  },
  recorder: [
    async ({ context, harness }, provide) => {
      const recorder = record(context, [addressOf(harness), addressOf('standalone')]);
      await provide(recorder);
      const findings = await recorder.findings();
      recorder.stop();
      if (findings.length > 0) throw new Error(`The recorder found:\n${findings.join('\n')}`);
    },
    { auto: true },
  ],
  sandbox: async ({ harness, recorder }, provide) => {
    const url = `${addressOf(harness)}/api`;
    const { control } = connectSandbox({ url, key: read('E2E_SANDBOX_KEY') });
    await provide(recorder.watch(control));
  },
  newVendor: async ({ sandbox }, provide) => {
    await provide(sandbox.newVendor);
  },
  signIn: async ({ page, sandbox, harness }, provide) => {
    const home = homeOf(harness);
    await provide((vendor, path = home) => openSignedIn(page, sandbox, vendor, path));
  },
  signInNew: async ({ newVendor, signIn }, provide) => {
    await provide(async (fields, path) => {
      const vendor = await newVendor(fields);
      await signIn(vendor, path);
      return vendor;
    });
  },
  signInByCode: async ({ page, sandbox, harness }, provide) => {
    await provide((vendor) => signInByCode(page, sandbox, vendor, homeOf(harness)));
  },
});
