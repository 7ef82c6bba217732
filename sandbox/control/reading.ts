import { Hono } from 'hono';
import { denied } from '../calls.ts';
import type { SandboxContext, SandboxEnv } from '../context.ts';
import { lastCode } from '../resources/sign-in/codes.ts';

/** The codes that were sent, and the log of every request. */
export function readingRoutes(sandbox: SandboxContext): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/codes', async (c) => {
      const code = await lastCode(sandbox, c.req.query('phone') ?? '');
      if (!code) throw denied(404, 'No code was sent to this phone.');
      return c.json({ code });
    })
    .get('/log', (c) => {
      const { sinceSeq, ...filter } = c.req.query();
      return c.json(sandbox.journal.read({ ...filter, sinceSeq: Number(sinceSeq ?? 0) }));
    });
}
