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
  const { data, database, sandboxKey, reset } = settings;
  const sandbox = await startSandbox({
    allowedOrigins: origins,
    reset,
    snapshot: await findSnapshot(root),
    onCode,
    ...(database === null ? {} : { database }),
    ...(data === 'memory' || database !== null ? {} : { dataDir: resolve(data) }),
    ...(sandboxKey === null ? {} : { key: sandboxKey }),
  });
  if (settings.traffic > 0) sandbox.setTraffic(settings.traffic);
  return sandbox;
}

/** Data for a quick start. In the repository the seeds may be newer than the last build. */
async function findSnapshot(root: string): Promise<string> {
  if (!isFromSources) return join(root, 'dist', 'sandbox-snapshot');
  const { keptSnapshot } = await import('../../sandbox/keptSnapshot.ts');
  return keptSnapshot('demo');
}

export function toApiHandler(sandbox: Sandbox): ApiHandler {
  return getRequestListener((request, { outgoing }) =>
    sandbox.fetch(request, { outgoing }),
  ) as ApiHandler;
}
