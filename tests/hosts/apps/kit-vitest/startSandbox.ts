import { type SandboxAccess, startSandbox } from 'vendor-portal/testing';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    sandbox: SandboxAccess;
  }
}

/** Starts one sandbox for all tests. The origin is that of jsdom and happy-dom in Vitest. */
export default async function setup({ provide }: TestProject) {
  const { url, key, stop } = await startSandbox({ allowOrigins: ['http://localhost:3000'] });
  provide('sandbox', { url, key });
  return stop;
}
