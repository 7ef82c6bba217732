import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SandboxEnv } from './context.ts';
import { bracketIpv6 } from './hosts.ts';

export interface Listening {
  url: string;
  close(): Promise<void>;
}

/** Serves the app on its own port, with time limits for slow clients. */
export async function listen(
  app: Hono<SandboxEnv>,
  { hostname, port }: { hostname: string; port: number },
): Promise<Listening> {
  const serverOptions = {
    headersTimeout: 10_000,
    requestTimeout: 150_000,
    // The client must close an idle connection first, or it may reuse one that is being closed.
    keepAliveTimeout: 65_000,
  };
  // Tests of a host run in the same process, and use the `Response` of Node.js.
  const overrideGlobalObjects = false;
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions, overrideGlobalObjects });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  return { url: urlOf(server, hostname), close: () => closeServer(server) };
}

function urlOf(server: ServerType, hostname: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const name = hostname === '0.0.0.0' || hostname === '::' ? '127.0.0.1' : hostname;
  return `http://${bracketIpv6(name)}:${port}`;
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
