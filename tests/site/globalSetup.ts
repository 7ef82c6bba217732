import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { BASE, FOLDER } from '../../scripts/site/tested.ts';

/** Serves the built site as any host of static files would. */
export default async function globalSetup(): Promise<() => void> {
  const app = new Hono();
  const toFile = (path: string) => path.slice(BASE.length - 1);
  app.use(`${BASE}*`, serveStatic({ root: FOLDER, rewriteRequestPath: toFile }));
  const server = serve({ fetch: app.fetch, port: 0 });
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  process.env.SITE_URL = `http://localhost:${port}${BASE}`;
  return () => {
    server.close();
  };
}
