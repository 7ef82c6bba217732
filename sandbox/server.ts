import { type Context, Hono } from 'hono';
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
  // Without a body, `bodyLimit` would copy the request, which the `Request` of Node.js refuses.
  app.use((c, next) => (hasBody(c) ? limit(c, next) : next()));
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

function hasBody({ req }: Context<SandboxEnv>): boolean {
  return Number(req.header('content-length')) > 0 || req.header('transfer-encoding') !== undefined;
}

function entries<T>(calls: Partial<Record<EndpointName, T>>) {
  return Object.entries(calls) as [EndpointName, T][];
}
