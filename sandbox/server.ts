import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BODY_LIMIT } from './body.ts';
import type { SandboxContext, SandboxEnv } from './context.ts';
import { controlRoutes } from './control/routes.ts';
import type { Customers } from './customers.ts';
import type { EndpointName } from './endpoints.ts';
import { mountCall } from './mount.ts';
import { resources } from './resources/index.ts';
import { assetRoutes } from './resources/uploads/routes.ts';
import { guard } from './security.ts';

/** Creates the app with the specified calls, the files at `/assets` and the control calls at `/sandbox`. */
export function createServer(sandbox: SandboxContext, customers: Customers): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const tooLarge = { statusCode: 413, message: 'The body is too large.' };
  app.use(guard(sandbox));
  const limit = bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.json(tooLarge, 413) });
  app.use((c, next) => {
    if (c.req.header('content-length') === undefined) c.req.raw = toNodeRequest(c.req.raw);
    return limit(c, next);
  });
  app.route('/sandbox', controlRoutes(sandbox, customers));
  app.route('/assets', assetRoutes(sandbox));
  for (const { calls = {}, publicCalls = {} } of Object.values(resources)) {
    for (const [endpoint, run] of entries(publicCalls)) {
      mountCall(app, sandbox, { isPublic: true, endpoint, run });
    }
    for (const [endpoint, run] of entries(calls)) {
      mountCall(app, sandbox, { isPublic: false, endpoint, run });
    }
  }
  app.notFound((c) => c.json({ statusCode: 404, message: 'There is no such call.' }, 404));
  return app;
}

/** `bodyLimit` copies a request without a length, which only a `Request` of Node.js allows. */
function toNodeRequest(request: Request): Request {
  const { url, method, headers, body, signal } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, init);
}

function entries<Name extends EndpointName, T>(calls: Partial<Record<Name, T>>) {
  return Object.entries(calls) as [Name, T][];
}
