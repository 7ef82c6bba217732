import type { TestProject } from 'vitest/node';
import { type SandboxAccess, startSandbox } from '../../../testing/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sandbox: SandboxAccess;
  }
}

/** The origin of happy-dom in Vitest. */
const ORIGIN = 'http://localhost:3000';

/** Starts one sandbox for all tests of screens; each test has its own restaurant. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, key, stop } = await startSandbox({ allowOrigins: [ORIGIN] });
  provide('sandbox', { url, key });
  return stop;
}
