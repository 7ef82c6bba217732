import { eq } from 'drizzle-orm';
import { inBackground } from './background.ts';
import type { Rings, SandboxContext } from './context.ts';
import { pushToRestaurant } from './push.ts';
import type { PushMessage } from './pushHub.ts';
import { deadlineOf, declineLate } from './resources/orders/deadline.ts';
import { WAITING } from './resources/orders/find.ts';
import { type OrderRow, orders } from './resources/orders/schema.ts';

/** The time between two renewals of a message, in ms. */
const EVERY_MS = 30_000;
const RENEWALS = 6;

interface Ring {
  left: number;
  answerBy: number;
  timer: ReturnType<typeof setInterval>;
}

export function createRings(context: () => SandboxContext): Rings {
  const ringing = new Map<string, Ring>();
  /** Messages are sent one after another, so that an alarm cannot overtake its answer. */
  let sent: Promise<void> = Promise.resolve();

  function send({ restaurantId }: OrderRow, message: PushMessage): void {
    const { log } = context();
    sent = sent
      .then(() => pushToRestaurant(context(), restaurantId, message))
      .catch((error: unknown) =>
        log(`error in a push: ${error instanceof Error ? error.name : ''}`),
      );
  }

  function stop(orderId: string): void {
    clearInterval(ringing.get(orderId)?.timer);
    ringing.delete(orderId);
  }

  async function renew(orderId: string): Promise<void> {
    const sandbox = context();
    if (sandbox.closing.aborted) return stop(orderId);
    const ring = ringing.get(orderId);
    const order = await findWaiting(sandbox, orderId);
    if (!ring) return;
    if (!order) return settle(orderId);
    if (ring.left === 0 || ring.answerBy <= sandbox.clock.now()) return stop(orderId);
    ring.left -= 1;
    send(order, alarm(order, ring.answerBy));
  }

  async function settle(orderId: string): Promise<void> {
    if (!ringing.has(orderId)) return;
    stop(orderId);
    const order = await findOrder(context(), orderId);
    if (order) send(order, answered(order));
  }

  const renewQuietly = (orderId: string) =>
    void renew(orderId).catch((error: unknown) => {
      context().log(`error in a renewal: ${error instanceof Error ? error.name : ''}`);
    });

  return {
    async start(orderId) {
      const sandbox = context();
      const order = await findWaiting(sandbox, orderId);
      if (!order) return;
      const end = sandbox.clock.now() + (RENEWALS + 1) * EVERY_MS;
      const answerBy = Math.min(end, deadlineOf(order, sandbox));
      const timer = inBackground(setInterval(() => renewQuietly(orderId), EVERY_MS));
      stop(orderId);
      ringing.set(orderId, { left: RENEWALS, answerBy, timer });
      send(order, alarm(order, answerBy));
    },
    async renew() {
      for (const orderId of ringing.keys()) await renew(orderId);
      await sent;
    },
    settle,
  };
}

async function findOrder({ db }: SandboxContext, id: string): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/** Reads the order if it is still waiting for an answer. */
async function findWaiting(sandbox: SandboxContext, id: string): Promise<OrderRow | null> {
  const order = await findOrder(sandbox, id);
  if (!order) return null;
  await declineLate(sandbox, order.restaurantId);
  const current = await findOrder(sandbox, id);
  return current?.status === WAITING ? current : null;
}

function alarm({ orderNumber }: OrderRow, answerBy: number) {
  const answer_by = new Date(answerBy).toISOString();
  const data = { order_id: orderNumber, type: 'new_order', answer_by };
  return { title: 'New order', body: orderNumber, data };
}

function answered({ orderNumber }: OrderRow) {
  const data = { order_id: orderNumber, type: 'order_answered', answered: '1' };
  return { title: 'Order answered', body: orderNumber, data };
}
