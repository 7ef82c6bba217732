import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Sandbox } from '../../sandbox/index.ts';
import { isFromSources } from './packageRoot.ts';
import type { ApiHandler } from './proxy.ts';
import type { Settings } from './settings.ts';

export interface SandboxParts {
  settings: Settings;
  root: string;
  origins: string[];
  onCode(sent: { phone: string; code: string }): void;
}

/** The sandbox in this process. It loads here, late: with `--host` its database is not needed. */
export async function startOwnSandbox(parts: SandboxParts): Promise<Sandbox> {
  const { settings, root, origins, onCode } = parts;
  const { startSandbox } = await import('../../sandbox/index.ts');
  const { keptSnapshot } = await import('../../sandbox/keptSnapshot.ts');
  const { data, database, sandboxKey, reset } = settings;
  const sandbox = await startSandbox({
    allowedOrigins: origins,
    reset,
    // In the repository the seeds may be newer than the last build.
    snapshot: isFromSources ? keptSnapshot('demo') : join(root, 'dist', 'sandbox-snapshot'),
    onCode,
    ...(database === null ? {} : { database }),
    ...(data === 'memory' || database !== null ? {} : { dataDir: resolve(data) }),
    ...(sandboxKey === null ? {} : { key: sandboxKey }),
  });
  if (settings.traffic > 0) sandbox.setTraffic(settings.traffic);
  return sandbox;
}

export function toApiHandler(sandbox: Sandbox): ApiHandler {
  return getRequestListener((request, { outgoing }) =>
    sandbox.fetch(request, { outgoing }),
  ) as ApiHandler;
}
