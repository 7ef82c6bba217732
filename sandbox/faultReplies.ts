import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { SandboxContext, SandboxEnv } from './context.ts';
import type { EndpointName } from './endpoints.ts';
import type { Fault, TakenFault } from './faults.ts';

/** Runs `work`, or applies the fault that is planned for this request. */
export async function withFaults(
  c: Context<SandboxEnv>,
  sandbox: SandboxContext,
  endpoint: EndpointName,
  work: () => Promise<Response>,
): Promise<Response> {
  const { restaurantId, phone } = c.get('entry');
  const fault = sandbox.faults.take({ endpoint, restaurantId, phone });
  if (!fault) return work();
  if (fault.dropBeforeCommit) {
    void commitLate(c, sandbox, fault, work);
    return drop(c);
  }
  const gone = AbortSignal.any([c.req.raw.signal, sandbox.closing]);
  await pause(fault, gone);
  if (fault.hang) return hang(c, gone);
  if (fault.status !== undefined || fault.body !== undefined) return scripted(c, fault);
  if (fault.reset === 'beforeCommit') return reset(c);
  const response = await work();
  if (fault.reset === 'afterCommit') return reset(c);
  return fault.dropAfterCommit ? drop(c) : response;
}

async function pause({ delayMs, hold, released }: TakenFault, gone: AbortSignal): Promise<void> {
  if (delayMs) await passed(delayMs, gone);
  if (hold) await Promise.race([released, ended(gone)]);
}

/** Resolves after `ms`, or earlier when `gone` aborts. */
function passed(ms: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void ended(gone).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Processes a call whose connection has already been dropped. */
async function commitLate(
  c: Context<SandboxEnv>,
  { closing }: SandboxContext,
  fault: TakenFault,
  work: () => Promise<Response>,
): Promise<void> {
  await pause(fault, closing);
  if (closing.aborted) return;
  // Ignore a refusal, because the response has already ended.
  await work().catch(() => {});
  c.get('entry').status = 0;
}

function scripted(c: Context<SandboxEnv>, fault: Fault): Response {
  const status = fault.status ?? 200;
  c.get('entry').status = status;
  const { body = { statusCode: status, message: '', data: null } } = fault;
  const isText = typeof body === 'string';
  const contentType = fault.contentType ?? (isText ? 'text/html' : 'application/json');
  const hasBody = status !== 204 && status !== 304;
  const text = isText ? body : JSON.stringify(body);
  return new Response(hasBody ? text : null, { status, headers: { 'content-type': contentType } });
}

async function hang(c: Context<SandboxEnv>, gone: AbortSignal): Promise<Response> {
  await ended(gone);
  return drop(c);
}

function ended(gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (gone.aborted) resolve();
    gone.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Ends the connection after one byte of the body. Without that byte a browser would repeat a request on a reused
 * connection, even a POST.
 */
function drop(c: Context<SandboxEnv>): Response {
  c.get('entry').status = 0;
  const outgoing = c.env?.outgoing;
  if (outgoing) {
    if (!outgoing.destroyed) {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 });
      outgoing.write('{', () => outgoing.destroy());
    }
    return RESPONSE_ALREADY_SENT;
  }
  return broken();
}

/** Resets the connection before any byte of the answer, so that a browser repeats the request. */
function reset(c: Context<SandboxEnv>): Response {
  c.get('entry').status = 0;
  const outgoing = c.env?.outgoing;
  if (!outgoing) return broken();
  outgoing.socket?.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

/** A response whose body fails, for requests without a socket. */
function broken(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('dropped on purpose')),
  });
  return new Response(body);
}
