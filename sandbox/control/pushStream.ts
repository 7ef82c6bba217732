import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { newToken } from '../ids.ts';
import { findVendorByToken } from '../resources/sign-in/tokens.ts';

const TOKEN = /^[0-9a-f]{64}$/;
const KEEP_ALIVE = 20_000;

type Streams = Set<SSEStreamingApi>;

/**
 * Sends push messages as server-sent events to a signed-in vendor. The first event is a random push token; messages
 * follow once that token is registered. A reconnecting client sends its token.
 */
export function pushStream(sandbox: SandboxContext): Hono<SandboxEnv> {
  const open: Streams = new Set();
  // One listener serves all streams, because a listener for each stream would never be removed.
  const endAll = () => open.forEach((stream) => stream.abort());
  sandbox.closing.addEventListener('abort', endAll, { once: true });
  return new Hono<SandboxEnv>().get('/push', async (c) => {
    const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!bearer || !(await findVendorByToken(sandbox, bearer))) {
      return c.json({ statusCode: 401, message: 'Please sign in again.', data: null }, 401);
    }
    const given = c.req.header('x-push-token') ?? '';
    const token = TOKEN.test(given) ? given : newToken();
    return streamSSE(c, (stream) => serve({ stream, sandbox, bearer, token, open }));
  });
}

interface Served {
  stream: SSEStreamingApi;
  sandbox: SandboxContext;
  /** The session's token. The stream ends with the session. */
  bearer: string;
  /** The push token. */
  token: string;
  open: Streams;
}

async function serve({ stream, sandbox, bearer, token, open }: Served): Promise<void> {
  const write = async (event: string, data: string) => {
    if (await findVendorByToken(sandbox, bearer)) await stream.writeSSE({ event, data });
    else stream.abort();
  };
  const stop = sandbox.push.listen(token, (message) => write('push', JSON.stringify(message)));
  const stopEnding = sandbox.push.onRevoked(bearer, () => stream.abort());
  const alive = setInterval(() => void write('alive', ''), KEEP_ALIVE);
  void write('token', token);
  open.add(stream);
  await new Promise<void>((resolve) => stream.onAbort(resolve));
  open.delete(stream);
  clearInterval(alive);
  stop();
  stopEnding();
}
