import { Hono } from 'hono';
import { createOnce } from '../shared/once.ts';
import { createPictures, type Pictures } from '../shared/pictures.ts';
import { createSessions, type SendCode } from '../shared/sessions.ts';
import { createData, type Data } from './data.ts';
import { Refusal, toResponse } from './problem.ts';
import { accountRoutes } from './routes/account.ts';
import type { Env } from './routes/env.ts';
import { menuRoutes } from './routes/menu.ts';
import { orderRoutes } from './routes/orders.ts';
import { signInRoutes } from './routes/signIn.ts';

export interface Options {
  sendCode: SendCode;
  data?: Data;
  /** Routes of another API for signed-in merchants. */
  more?: (pictures: Pictures) => Hono<Env>;
}

/** The REST API of a marketplace: sign-in, orders, menu and store, with its data in memory. */
export function createApp({ sendCode, data = createData(), more }: Options) {
  const sessions = createSessions(sendCode);
  const pictures = createPictures();
  const once = createOnce();

  const signedIn = new Hono<Env>()
    .use(async (c, next) => {
      const id = sessions.ownerOf(c.req.header('authorization'));
      const merchant = data.merchants.find((one) => one.id === id);
      if (!merchant) throw new Refusal('no-session');
      c.set('merchant', merchant);
      await next();
    })
    .use(async (c, next) => {
      const key = c.req.header('idempotency-key');
      if (c.req.method === 'GET' || !key) return next();
      // A repeated form has another boundary between its parts.
      const isForm = c.req.header('content-type')?.startsWith('multipart/');
      const content = isForm ? '' : await c.req.raw.clone().text();
      const request = `${c.get('merchant').id} ${c.req.method} ${c.req.path} ${content}`;
      const answer = await once(key, request, async () => {
        await next();
        if (c.error) throw c.error;
        return c.res.clone();
      });
      return answer.clone();
    })
    .delete('/sessions/current', (c) => {
      sessions.close(c.req.header('authorization'));
      return c.body(null, 204);
    })
    .route('/', accountRoutes(data))
    .route('/', orderRoutes(data))
    .route('/', menuRoutes(data, pictures))
    .route('/', more?.(pictures) ?? new Hono<Env>());

  return new Hono()
    .onError(toResponse)
    .notFound((c) => toResponse(new Refusal('not-found'), c))
    .get('/photos/:id', (c) => pictures.respond(c.req.param('id')) ?? c.notFound())
    .route('/v2', signInRoutes(data, sessions))
    .route('/v2', signedIn);
}
