import { and, eq, inArray, lt } from 'drizzle-orm';
import { inBackground } from './background.ts';
import type { SandboxContext } from './context.ts';
import { dateDigits } from './days.ts';
import { buildOrder } from './factories.ts';
import { newSerial } from './ids.ts';
import { createRandom } from './random.ts';
import { randomOrder } from './randomOrder.ts';
import { complain, DECISION_CHECK, decide } from './resources/issues/customers.ts';
import { type OrderRow, orders } from './resources/orders/schema.ts';
import { factsOf, WITH_RIDER } from './resources/orders/statuses.ts';
import { moveOrder } from './resources/orders/updateStatus.ts';
import { findVendorByPhone } from './resources/vendors/find.ts';
import type { VendorRow } from './resources/vendors/schema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PICKUP_CHECK = 5_000;
/** The time that a rider takes for each step. */
const RIDER_STEP = 20_000;

/** Simulates customers and riders of the demo restaurant. */
export interface Customers {
  /** Starts placing orders at this rate and picking up ready orders; 0 stops both. `phone` is the owner's. */
  setTraffic(perMinute: number, phone?: string): void;
  /** Starts complaining about orders at this rate, and deciding about the answers; 0 stops both. */
  setIssues(perHour: number, phone?: string): void;
}

type Work = (sandbox: SandboxContext, vendor: VendorRow) => Promise<void>;

export function createCustomers(sandbox: SandboxContext): Customers {
  const random = createRandom(Date.now());
  const ordering = createTimers(sandbox);
  const complaining = createTimers(sandbox);
  return {
    setTraffic(perMinute, phone = sandbox.demoPhone) {
      ordering.stop();
      if (!(perMinute > 0)) return;
      ordering.start(phone, [
        [
          MINUTE / Math.min(perMinute, 600),
          (context, vendor) => placeOrder(context, vendor, randomOrder(random)),
        ],
        [PICKUP_CHECK, moveRiders],
      ]);
    },
    setIssues(perHour, phone = sandbox.demoPhone) {
      complaining.stop();
      if (!(perHour > 0)) return;
      complaining.start(phone, [
        [HOUR / Math.min(perHour, 3_600), (context, vendor) => complain(context, vendor, random)],
        [DECISION_CHECK, (context, vendor) => decide(context, vendor, random)],
      ]);
    },
  };
}

/** Work that repeats for the vendor with a phone until it is stopped or the sandbox closes. */
function createTimers(sandbox: SandboxContext) {
  let timers: ReturnType<typeof setInterval>[] = [];
  const stop = () => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
  };
  return {
    stop,
    start(phone: string, works: readonly (readonly [everyMs: number, work: Work])[]) {
      timers = works.map(([everyMs, work]) =>
        inBackground(setInterval(() => void withVendor(sandbox, phone, work), everyMs)),
      );
      sandbox.closing.addEventListener('abort', stop, { once: true });
    },
  };
}

async function withVendor(sandbox: SandboxContext, phone: string, work: Work): Promise<void> {
  try {
    const vendor = await findVendorByPhone(sandbox, phone);
    if (vendor && !sandbox.closing.aborted) await work(sandbox, vendor);
  } catch (error) {
    sandbox.log(`error in traffic: ${error instanceof Error ? error.name : ''}`);
  }
}

async function placeOrder(
  sandbox: SandboxContext,
  vendor: VendorRow,
  order: ReturnType<typeof randomOrder>,
): Promise<void> {
  const { clock, db } = sandbox;
  const orderNumber = `DEMO-${dateDigits(clock.now())}-${newSerial()}`;
  const { restaurantId } = vendor;
  const row = buildOrder(clock, { ...order, restaurantId, orderNumber });
  await db.insert(orders).values(row);
  await sandbox.rings.start(row.id);
}

async function moveRiders(sandbox: SandboxContext, { restaurantId }: VendorRow): Promise<void> {
  const { clock, db } = sandbox;
  const isOurs = and(eq(orders.restaurantId, restaurantId), inArray(orders.status, WITH_RIDER));
  const isEarlier = lt(orders.createdAt, clock.stored(clock.now() - RIDER_STEP, 'live'));
  const candidates = await db.select().from(orders).where(and(isOurs, isEarlier));
  const waited = (order: OrderRow) =>
    clock.now() - clock.real(order.statusTiming[order.status] ?? 0, 'live') > RIDER_STEP;
  for (const order of candidates.filter(waited)) {
    const { riderStep } = factsOf(order.status);
    if (riderStep) await moveOrder(sandbox, order, riderStep);
  }
}
