import { Hono } from 'hono';
import { denied } from '../answers.ts';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { type EndpointName, endpointNames } from '../endpoints.ts';
import type { Fault } from '../faults.ts';
import { type Fields, textField } from '../fields.ts';

export function faultRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .post('/faults', (c) => c.json({ id: sandbox.faults.add(readFault(c.get('fields'))) }))
    .delete('/faults/:id', (c) => c.json({ removed: sandbox.faults.remove(c.req.param('id')) }))
    .delete('/faults', (c) => {
      const { restaurantId, phone } = c.req.query();
      sandbox.faults.clear({ restaurantId, phone });
      return c.json({});
    });
}

function readFault(fields: Fields): Fault {
  const { endpoint } = fields;
  if (endpoint !== '*' && !isEndpointName(endpoint)) throw denied(400, 'Unknown endpoint.');
  return {
    endpoint,
    restaurantId: textField(fields, 'restaurantId'),
    phone: textField(fields, 'phone'),
    delayMs: number(fields.delayMs),
    hang: fields.hang === true,
    hold: fields.hold === true,
    status: number(fields.status),
    body: fields.body,
    contentType: textField(fields, 'contentType') || undefined,
    dropAfterCommit: fields.dropAfterCommit === true,
    dropBeforeCommit: fields.dropBeforeCommit === true,
    reset: isReset(fields.reset) ? fields.reset : undefined,
    times: number(fields.times),
  };
}

function isEndpointName(value: unknown): value is EndpointName {
  return endpointNames.some((name) => name === value);
}

function isReset(value: unknown): value is Fault['reset'] {
  return value === 'beforeCommit' || value === 'afterCommit';
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
