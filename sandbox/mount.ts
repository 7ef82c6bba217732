import type { Context, Hono } from 'hono';
import { type Answer, denied, Refusal } from './answers.ts';
import { readFields } from './body.ts';
import type { Call, CallInput } from './calls.ts';
import type { SandboxContext, SandboxEnv } from './context.ts';
import { withFaults } from './faultReplies.ts';
import { textField } from './fields.ts';
import { recordable } from './journal.ts';
import { findVendorByToken } from './resources/sign-in/tokens.ts';

/**
 * Adds the route of a call, which runs the journal, the identity, the faults, the contract and the handler in this
 * order.
 */
export function mountCall(app: Hono<SandboxEnv>, sandbox: SandboxContext, call: Call): void {
  const { endpoint } = call;
  const { path, ...route } = sandbox.contract.route(endpoint);
  const method = route.method.toUpperCase();
  app.on(method, path.replace('{id}', ':id'), async (c) => {
    const entry = sandbox.journal.open({ endpoint, method, path: c.req.path });
    c.set('entry', entry);
    const started = performance.now();
    const response = await answer(c, sandbox, call);
    const took = Math.round(performance.now() - started);
    sandbox.log(`${method} ${endpoint} ${entry.status} ${took}ms`);
    return response;
  });
}

async function answer(c: Context<SandboxEnv>, sandbox: SandboxContext, call: Call) {
  try {
    await identify(c, sandbox);
    return await withFaults(c, sandbox, call.endpoint, async () => {
      const reply = await run(c, sandbox, call);
      if (reply instanceof Response) return streamed(c, reply);
      return respond(c, { statusCode: 200, message: '', data: null, ...reply }, 200);
    });
  } catch (error) {
    return refuse(c, sandbox, error);
  }
}

/** Reads the body and the vendor first, because the journal and the faults need both. */
async function identify(c: Context<SandboxEnv>, sandbox: SandboxContext): Promise<void> {
  const entry = c.get('entry');
  const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const vendor = token ? await findVendorByToken(sandbox, token) : null;
  c.set('token', token);
  c.set('vendor', vendor);
  entry.idempotencyKey = c.req.header('idempotency-key') ?? '';
  entry.restaurantId = vendor?.restaurantId ?? '';
  entry.phone = vendor?.phone ?? '';
  const fields = await readFields(c);
  c.set('fields', fields);
  entry.fields = recordable(fields);
  entry.phone ||= textField(fields, 'phone');
}

async function run(c: Context<SandboxEnv>, sandbox: SandboxContext, call: Call) {
  const vendor = c.get('vendor');
  if (!call.isPublic && !vendor) throw denied(401, 'Please sign in again.');
  if (!call.isPublic) refuseOthersData(c);
  const input = callInput(c, sandbox);
  checkContract(c, sandbox, call, input);
  if (call.isPublic) {
    return once(c, sandbox, call, textField(input.fields, 'phone'), () => call.run(input));
  }
  if (!vendor) throw denied(401, 'Please sign in again.');
  const signedIn = { ...input, vendor, token: c.get('token') };
  return once(c, sandbox, call, vendor.id, () => call.run(signedIn));
}

/** Runs the handler, or repeats the answer to the first request with this key. */
async function once(
  c: Context<SandboxEnv>,
  sandbox: SandboxContext,
  { endpoint }: Call,
  who: string,
  work: () => Promise<Answer | Response>,
): Promise<Answer | Response> {
  const key = c.get('entry').idempotencyKey;
  if (key === '' || !sandbox.contract.takesKey(endpoint)) return work();
  return sandbox.keys.once({ endpoint, who, key, fields: c.get('fields') }, work);
}

function callInput(c: Context<SandboxEnv>, sandbox: SandboxContext): CallInput {
  return {
    sandbox,
    fields: c.get('fields'),
    params: c.req.param(),
    query: c.req.query(),
    language: c.req.header('accept-language') ?? '',
    record: (change) => Object.assign(c.get('entry'), change),
  };
}

/** In every call a vendor may name only its own restaurant and itself. */
function refuseOthersData(c: Context<SandboxEnv>): void {
  const vendor = c.get('vendor');
  const fields = c.get('fields');
  const restaurant = textField(fields, 'restaurant_id') || textField(fields, 'restaurantId');
  const isOther = restaurant !== '' && restaurant !== vendor?.restaurantId;
  const who = textField(fields, 'vendor_id');
  if (isOther || (who !== '' && who !== vendor?.id)) {
    throw denied(403, 'This belongs to another restaurant.');
  }
}

function checkContract(
  c: Context<SandboxEnv>,
  sandbox: SandboxContext,
  call: Call,
  { fields, query }: CallInput,
): void {
  const contentType = c.req.header('content-type') ?? '';
  const request = { endpoint: call.endpoint, fields, query, contentType };
  const problem = sandbox.contract.requestProblem(request);
  if (problem) throw denied(422, problem);
}

function respond(c: Context<SandboxEnv>, body: Answer, httpStatus: number): Response {
  c.get('entry').status = body.statusCode ?? httpStatus;
  return Response.json(body, { status: httpStatus });
}

function streamed(c: Context<SandboxEnv>, response: Response): Response {
  c.get('entry').status = response.status;
  return response;
}

function refuse(c: Context<SandboxEnv>, sandbox: SandboxContext, error: unknown): Response {
  if (error instanceof Refusal) {
    const { statusCode, message, httpStatus, data } = error;
    return respond(c, { statusCode, message, data }, httpStatus);
  }
  sandbox.log(`error in ${c.get('entry').endpoint}: ${error instanceof Error ? error.name : ''}`);
  return respond(c, { statusCode: 500, message: 'Something went wrong.', data: null }, 500);
}
