import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BODY_LIMIT } from './body.ts';
import type { SandboxContext, SandboxEnv } from './context.ts';
import { controlRoutes } from './control/routes.ts';
import { mountCall } from './mount.ts';
import { resources } from './resources/index.ts';
import { assetRoutes } from './resources/uploads/routes.ts';
import { guard } from './security.ts';

/** The marketplace's side of the wire: the specified calls, and `/sandbox/*` for tests. */
export function createServer(sandbox: SandboxContext): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const tooLarge = { statusCode: 413, message: 'The body is too large.' };
  app.use(guard(sandbox));
  app.use(bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.json(tooLarge, 413) }));
  app.route('/sandbox', controlRoutes(sandbox));
  app.route('/assets', assetRoutes(sandbox));
  for (const { calls } of resources) for (const call of calls) mountCall(app, sandbox, call);
  app.notFound((c) => c.json({ statusCode: 404, message: 'There is no such call.' }, 404));
  return app;
}
