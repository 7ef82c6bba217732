import { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { numberField } from '../fields.ts';

export function trafficRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().post('/traffic', (c) => {
    sandbox.customers.setTraffic(numberField(c.get('fields'), 'perMinute', 0));
    return c.json({});
  });
}
