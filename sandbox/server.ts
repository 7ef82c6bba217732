import { Hono, type MiddlewareHandler } from 'hono';
import type { SandboxContext, SandboxEnv } from './context.ts';
import { controlRoutes } from './control/routes.ts';
import type { Customers } from './customers.ts';
import type { EndpointName } from './endpoints.ts';
import { mountCall } from './mount.ts';
import { resources } from './resources/index.ts';
import { assetRoutes } from './resources/uploads/routes.ts';

/**
 * Creates the app with the specified calls, the files at `/assets` and the control calls at `/sandbox`. `protection` runs
 * before each call.
 */
export function createServer(
  sandbox: SandboxContext,
  customers: Customers,
  protection: readonly MiddlewareHandler<SandboxEnv>[],
): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  for (const handler of protection) app.use(handler);
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

function entries<Name extends EndpointName, T>(calls: Partial<Record<Name, T>>) {
  return Object.entries(calls) as [Name, T][];
}
