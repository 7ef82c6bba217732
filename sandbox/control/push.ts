import { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { objectField, textField } from '../fields.ts';
import { pushToVendor } from '../push.ts';

export function pushRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().post('/push', async (c) => {
    const fields = c.get('fields');
    const given = Object.entries(objectField(fields, 'data') ?? {});
    const data = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
    const message = { title: textField(fields, 'title'), body: textField(fields, 'body'), data };
    await pushToVendor(sandbox, textField(fields, 'vendorId'), message);
    return c.json({});
  });
}
