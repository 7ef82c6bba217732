import type { Sandbox } from '../../sandbox/index.ts';
import { createLiveOrders, type LiveOrders, type Row } from './liveOrders.ts';

const ORDERS = '/food-order/';
const HISTORY = `${ORDERS}get-order-history`;
/** Only light React makes this call. */
const ALL_ORDERS = `${ORDERS}get-all`;
const MENU = '/food-item/all';
const MENU_SIZE = 1_000;
const SAMPLE = 500;

/** A marketplace with the demo restaurant, its 10,000 past orders, and the live orders of a measurement. */
export interface Marketplace {
  liveOrders: LiveOrders;
  /** The storage entries of a signed-in vendor, except the host. */
  session: { accessToken: string; restaurant_id: string; vendor_id: string };
  /** Answers a request below `/api`. */
  fetch(request: Request): Promise<Response>;
}

interface Token {
  access_token: string;
  _id: string;
  restaurant: { _id: string };
}

export async function createMarketplace(sandbox: Sandbox): Promise<Marketplace> {
  const ask = async (path: string, body: object, headers: Record<string, string>) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const type = { 'content-type': 'application/json' };
    const url = `http://localhost${path}`;
    return sandbox.fetch(new Request(url, { ...init, headers: { ...type, ...headers } }));
  };
  const keyed = { 'x-sandbox-key': sandbox.key };
  const token = await ask('/sandbox/token', { phone: sandbox.demo.phone }, keyed);
  const { access_token, _id, restaurant } = (await token.json()) as Token;
  const session = {
    accessToken: access_token,
    restaurant_id: restaurant._id,
    vendor_id: _id,
  };
  const signedIn = { authorization: `Bearer ${access_token}` };
  const question = { restaurant_id: restaurant._id, status: 'completed', limit: SAMPLE };
  const past = await ask(HISTORY, question, signedIn);
  const liveOrders = createLiveOrders(((await past.json()) as { data: Row[] }).data);

  const menu = await (await ask(MENU, { restaurant_id: restaurant._id }, signedIn)).json();
  const items = repeated((menu as { data: Row[] }).data);

  // Cache the history here. The sandbox has one thread, so other calls would wait while it sends 15 MB.
  const histories = new Map<string, Promise<ArrayBuffer>>();
  const readHistory = (body: string) => {
    const cached = histories.get(body);
    if (cached) return cached;
    const reading = ask(HISTORY, JSON.parse(body) as object, signedIn).then((reply) =>
      reply.arrayBuffer(),
    );
    histories.set(body, reading);
    return reading;
  };
  await readHistory(
    JSON.stringify({ restaurant_id: restaurant._id, status: 'all', limit: 10_000 }),
  );

  return {
    liveOrders,
    session,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const body = request.method === 'GET' ? null : await request.text();
      const fields = () => JSON.parse(body ?? '{}') as Record<string, string>;
      const json = { 'content-type': 'application/json' };
      if (pathname === HISTORY) {
        return new Response(await readHistory(body ?? '{}'), { headers: json });
      }
      if (pathname === MENU) return Response.json({ data: items });
      if (pathname === ALL_ORDERS) return Response.json({ data: liveOrders.all() });
      if (pathname === `${ORDERS}get-waiting-order`) {
        return Response.json({ data: liveOrders.list('waiting_for_confirmation') });
      }
      if (pathname === `${ORDERS}get-order-by-status`) {
        return Response.json({ data: liveOrders.list(fields().status ?? '') });
      }
      if (pathname === `${ORDERS}update-order-status`) {
        const { food_order_id: id = '', status } = fields();
        liveOrders.move(id, status ?? '');
        return Response.json({ message: 'Order status updated.', data: { _id: id, status } });
      }
      const { method, headers, signal } = request;
      return sandbox.fetch(new Request(request.url, { method, headers, signal, body }));
    },
  };
}

/** A menu of simple items, which are those of the sandbox again and again. */
function repeated(items: readonly Row[]): Row[] {
  return Array.from({ length: MENU_SIZE }, (_, at) => ({
    ...items[at % items.length],
    _id: `item-${at}`,
    product_type: 'simple',
    variants: [],
    combinations: [],
  }));
}
