import { type Context, Hono } from 'hono';
import { denied, Refusal } from '../answers.ts';
import { readFields } from '../body.ts';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import type { Customers } from '../customers.ts';
import { numberField, objectField, textField } from '../fields.ts';
import { addOrders, changeOrder, removeOrder } from '../orderInput.ts';
import { pushToVendor } from '../push.ts';
import { announceIssue } from '../resources/issues/customers.ts';
import { presentIssue } from '../resources/issues/present.ts';
import { addIssue, moveIssue } from '../resources/issues/store.ts';
import { addDeduction } from '../resources/payments/deductions.ts';
import { lastCode } from '../resources/sign-in/codes.ts';
import { issueToken } from '../resources/sign-in/tokens.ts';
import { findVendorByPhone } from '../resources/vendors/find.ts';
import { presentVendor } from '../resources/vendors/present.ts';
import { isSameSecret } from '../secret.ts';
import { createTestRestaurant } from '../testRestaurants.ts';
import { faultRoutes } from './faults.ts';
import { fillRoutes } from './fill.ts';
import { kycRoutes } from './kyc.ts';
import { pushStream } from './pushStream.ts';

/** The routes `/sandbox/*` for tests and for the command, protected by the key of this run. */
export function controlRoutes(sandbox: SandboxContext, customers: Customers): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.route('/', pushStream(sandbox));
  app.use(async (c, next) => {
    const given = c.req.header('x-sandbox-key') ?? '';
    if (!isSameSecret(given, sandbox.key)) return c.json({ message: 'Wrong sandbox key.' }, 403);
    if (c.req.method !== 'DELETE') c.set('fields', await readFields(c));
    await next();
  });
  app.onError((error, c) => refuse(error, c, sandbox));
  app.post('/restaurants', async (c) =>
    c.json(await createTestRestaurant(sandbox, c.get('fields'))),
  );
  app.post('/traffic', (c) => {
    const fields = c.get('fields');
    const phone = textField(fields, 'phone') || sandbox.demoPhone;
    customers.setTraffic(numberField(fields, 'perMinute', 0), phone);
    customers.setIssues(numberField(fields, 'issuesPerHour', 0), phone);
    return c.json({});
  });
  for (const part of [
    signIn,
    orders,
    issues,
    payments,
    journal,
    push,
    faultRoutes,
    fillRoutes,
    kycRoutes,
  ]) {
    app.route('/', part(sandbox));
  }
  return app;
}

/** Routes that sign a vendor in without a code, and that return the code last sent to a phone. */
function signIn(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .post('/token', async (c) => {
      const vendor = await findVendorByPhone(sandbox, textField(c.get('fields'), 'phone'));
      if (!vendor) throw denied(404, 'No vendor has this phone.');
      const access_token = await issueToken(sandbox, vendor.id);
      return c.json({ ...(await presentVendor(sandbox, vendor)), access_token });
    })
    .get('/codes', async (c) => {
      const code = await lastCode(sandbox, c.req.query('phone') ?? '');
      if (!code) throw denied(404, 'No code was sent to this phone.');
      return c.json({ code });
    });
}

function orders(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .post('/orders', async (c) => {
      const { restaurantId: _, announce, ...order } = c.get('fields');
      const restaurantId = textField(c.get('fields'), 'restaurantId');
      if (!restaurantId) throw denied(400, 'restaurantId is required.');
      const [added] = await addOrders(sandbox, restaurantId, [order]);
      if (added && announce === true) await sandbox.rings.start(added._id);
      return c.json(added ?? null);
    })
    .post('/orders/:id', async (c) => {
      const changed = await changeOrder(sandbox, c.req.param('id'), c.get('fields'));
      if (!changed) throw denied(404, 'Order not found.');
      return c.json(changed);
    })
    .delete('/orders/:id', async (c) => {
      if (!(await removeOrder(sandbox, c.req.param('id')))) throw denied(404, 'Order not found.');
      return c.json({});
    });
}

/** Adds a line to the payout of the current cycle. */
function payments(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().post('/deductions', async (c) => {
    const fields = c.get('fields');
    const text = (name: string) => textField(fields, name);
    if (!text('restaurantId') || !text('code')) {
      throw denied(400, 'restaurantId and code are required.');
    }
    await addDeduction(sandbox, {
      restaurantId: text('restaurantId'),
      code: text('code'),
      label: text('label') || text('code'),
      amount: numberField(fields, 'amount', 0),
      tax: numberField(fields, 'tax', 0) || null,
      orderNumber: text('order_id') || null,
      issueId: text('issue_id') || null,
      note: text('note') || null,
    });
    return c.json({});
  });
}

function issues(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .post('/issues', async (c) => {
      const { restaurantId, announce, ...issue } = c.get('fields');
      const added = await addIssue(sandbox, textField({ restaurantId }, 'restaurantId'), issue);
      if (announce === true) await announceIssue(sandbox, added);
      return c.json(presentIssue(added, sandbox.clock));
    })
    .post('/issues/:id', async (c) => {
      const step = textField(c.get('fields'), 'step');
      const moved = await moveIssue(sandbox, c.req.param('id'), step);
      if (!moved) throw denied(409, 'The issue cannot take this step.');
      return c.json(presentIssue(moved, sandbox.clock));
    });
}

function journal(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().get('/log', (c) => {
    const { sinceSeq, ...filter } = c.req.query();
    return c.json(sandbox.journal.read({ ...filter, sinceSeq: Number(sinceSeq ?? 0) }));
  });
}

function push(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .post('/push', async (c) => {
      const fields = c.get('fields');
      const given = Object.entries(objectField(fields, 'data') ?? {});
      const data = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
      const message = { title: textField(fields, 'title'), body: textField(fields, 'body'), data };
      await pushToVendor(sandbox, textField(fields, 'vendorId'), message);
      return c.json({});
    })
    .post('/rings', async (c) => {
      await sandbox.rings.renew();
      await sandbox.pushTests.flush();
      return c.json({});
    });
}

function refuse(error: Error, c: Context<SandboxEnv>, sandbox: SandboxContext): Response {
  if (error instanceof Refusal) {
    return Response.json({ message: error.message }, { status: error.httpStatus });
  }
  sandbox.log(`error in ${c.req.method} /sandbox: ${error.name}`);
  return c.json({ message: error.message }, 500);
}
