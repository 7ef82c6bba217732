import { type Context, Hono } from 'hono';
import { readFields } from '../body.ts';
import { Refusal } from '../calls.ts';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { isSameSecret } from '../security.ts';
import { faultRoutes } from './faults.ts';
import { fillRoutes } from './fill.ts';
import { kycRoutes } from './kyc.ts';
import { pushRoutes } from './push.ts';
import { pushStream } from './pushStream.ts';
import { signInRoutes } from './signIn.ts';
import { trafficRoutes } from './traffic.ts';
import { orderRoutes } from './orders.ts';
import { readingRoutes } from './reading.ts';
import { restaurantRoutes } from './restaurants.ts';

/** What tests and the harness may do beyond the specification; needs the key of this run. */
export function controlRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.route('/', pushStream(sandbox));
  app.use(async (c, next) => {
    const given = c.req.header('x-sandbox-key') ?? '';
    if (!isSameSecret(given, sandbox.key)) return c.json({ message: 'Wrong sandbox key.' }, 403);
    if (c.req.method !== 'DELETE') c.set('fields', await readFields(c));
    await next();
  });
  app.onError((error, c) => refuse(error, c, sandbox));
  app.route('/', restaurantRoutes(sandbox));
  app.route('/', orderRoutes(sandbox));
  app.route('/', readingRoutes(sandbox));
  app.route('/', faultRoutes(sandbox));
  app.route('/', fillRoutes(sandbox));
  app.route('/', kycRoutes(sandbox));
  app.route('/', pushRoutes(sandbox));
  app.route('/', signInRoutes(sandbox));
  app.route('/', trafficRoutes(sandbox));
  return app;
}

function refuse(error: Error, c: Context<SandboxEnv>, sandbox: SandboxContext): Response {
  if (error instanceof Refusal) {
    return Response.json({ message: error.message }, { status: error.httpStatus });
  }
  sandbox.log(`error in ${c.req.method} /sandbox: ${error.name}`);
  return c.json({ message: error.message }, 500);
}
