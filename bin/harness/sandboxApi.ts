import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { GULF_DEMO_PHONE } from '../../sandbox/demoPhones.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import type { ApiHandler } from './proxy.ts';
import type { Settings } from './settings.ts';

export interface SandboxParts {
  settings: Settings;
  origins: string[];
  onCode(sent: { phone: string; code: string }): void;
  onSeed(): void;
}

/** Imports the sandbox on demand: `--host` must work without its database. */
export async function startOwnSandbox(parts: SandboxParts): Promise<Sandbox> {
  const { settings, origins, onCode, onSeed } = parts;
  const { startCachedSandbox } = await import('../../sandbox/cachedSandbox.ts');
  const { mode, data, database, sandboxKey, reset, codeLength, capabilities } = settings;
  const sandbox = await startCachedSandbox({
    allowedOrigins: origins,
    // Others on the network must not choose what this machine calls.
    allowsLoopbackPush: settings.listen === null,
    reset,
    codeLength,
    hasDeadlines: capabilities.includes('orders.deadline'),
    ...(mode === 'marketplace' ? { demoPhone: GULF_DEMO_PHONE } : {}),
    onCode,
    onSeed,
    ...(database === null ? {} : { database }),
    ...(data === 'memory' || database !== null ? {} : { dataDir: resolve(data) }),
    ...(sandboxKey === null ? {} : { key: sandboxKey }),
  });
  if (settings.traffic > 0) sandbox.setTraffic(settings.traffic);
  if (settings.issues > 0) sandbox.setIssues(settings.issues);
  return sandbox;
}

export function toApiHandler(sandbox: Sandbox): ApiHandler {
  return getRequestListener((request, { outgoing }) =>
    sandbox.fetch(request, { outgoing }),
  ) as ApiHandler;
}
