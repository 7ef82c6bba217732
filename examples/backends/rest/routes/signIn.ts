import { Hono } from 'hono';
import type { Sessions } from '../../shared/sessions.ts';
import type { Merchant, Session } from '../api.ts';
import { addMerchant, type Data, type NewMerchant } from '../data.ts';
import { Refusal } from '../problem.ts';

/** The routes before the sign-in. */
export function signInRoutes(data: Data, sessions: Sessions) {
  const find = (phone: unknown): Merchant => {
    const merchant = data.merchants.find((one) => one.phone === phone);
    if (!merchant) throw new Refusal('not-found');
    return merchant;
  };
  return new Hono()
    .post('/merchants', async (c) => {
      const { fullName, phone, email, storeName } = await c.req.json<NewMerchant>();
      if (data.merchants.some((one) => one.phone === phone)) throw new Refusal('phone-taken');
      addMerchant(data, { fullName, phone, email, storeName });
      sessions.sendCode(phone);
      return c.body(null, 204);
    })
    .post('/codes', async (c) => {
      const { phone } = await c.req.json<{ phone: string }>();
      sessions.sendCode(find(phone).phone);
      return c.body(null, 204);
    })
    .post('/sessions', async (c) => {
      const { phone, code } = await c.req.json<{ phone: string; code: string }>();
      const merchant = find(phone);
      const accessToken = sessions.open(phone, code, merchant.id);
      if (accessToken === null) throw new Refusal('wrong-code');
      return c.json<Session>({ accessToken, merchant }, 201);
    });
}
