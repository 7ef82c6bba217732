import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

/** Serves the folder of a built site at the path `base`, as a host of static files would. */
export async function serveSite(
  folder: string,
  base: string,
): Promise<{ url: string; close: () => void }> {
  const app = new Hono();
  const toFile = (path: string) => path.slice(base.length - 1);
  app.use(compress());
  app.use(`${base}*`, serveStatic({ root: folder, rewriteRequestPath: toFile }));
  const server = serve({ fetch: app.fetch, port: 0 });
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${base}`, close: () => void server.close() };
}
