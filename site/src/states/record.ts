/** Prints the answers of the sandbox that the gallery shows: `tsx site/src/states/record.ts`. */
import { type Known, plan, signOut } from '../../../bin/harness/check/plan.ts';
import { type EndpointName, endpoints } from '../../../src/core/api/endpoints.ts';
import { ORDER_STATUSES } from '../../../src/core/orders/statuses.ts';
import { cycleLinkId, readCycle } from '../../../src/features/payouts/cycle/cycleDays.ts';
import { startSandbox, type WireSession } from '../../../testing/index.ts';
import { storedSession } from '../../../tests/support/storedSession.ts';
import { GALLERY_TIME, startClockAt } from './clock.ts';
import type { Answer, Records } from './records.ts';

startClockAt(GALLERY_TIME);

const DEMO = ['restaurants', 'team', 'menu', 'reviews', 'payments', 'offers', 'timings'];
const HISTORY = 150;
/** Minutes since an order was placed, by its status. */
const ORDERS = [
  ['waiting_for_confirmation', 1],
  ['waiting_for_confirmation', 3],
  ['waiting_for_confirmation', 6],
  ['cooking', 9],
  ['cooking', 14],
  ['cooking', 31],
  ['packing_processing', 22],
  ['packing_processing', 26],
  ['ready_to_pickup', 34],
  ['ready_to_pickup', 41],
] as const;
/** Minutes until an issue expires, by its kind, and the position of its order. */
const ISSUES = [
  ['missing', 7, 9],
  ['damaged', 24, 8],
  ['late', 38, 5],
] as const;
const EVERY = 10_000;
/** The most issues of a page. */
const PAGE = 100;

const sandbox = await startSandbox();
try {
  const { control } = sandbox;
  const vendor = await sandbox.newVendor({
    name: 'Udupi Kitchen',
    vendorName: 'Asha Rao',
    demo: DEMO,
    history: HISTORY,
    orders: ORDERS.map(([status, ageMinutes]) => ({ status, ageMinutes })),
  });
  const other = await sandbox.newVendor({ name: 'Udupi Kitchen', kyc: 'two-pending' });
  for (const [kind, minutesLeft, at] of ISSUES) {
    const order = vendor.orders[at];
    if (order) await sandbox.issue(vendor, { kind, minutesLeft, food_order_id: order._id });
  }
  const session = await control.token(vendor.phone);
  const applicant = await control.token(other.phone);
  const { answers, known } = await readAll(session, vendor);
  const read = (name: EndpointName, body: object, token = session.access_token) =>
    call({ name, token, body });
  const ofRestaurant = { restaurant_id: vendor.restaurantId };
  const lists = ORDER_STATUSES.map(
    async (status) =>
      [
        status,
        await read('ordersByStatus', { ...ofRestaurant, status, search: '', limit: EVERY }),
      ] as const,
  );
  const days = readCycle(known.payoutCycle, () => '');
  const issues = ['open', 'closed'].map(
    async (state) =>
      [
        state,
        await read('orderIssues', { ...ofRestaurant, state, size: PAGE, cursor: null }),
      ] as const,
  );
  const records: Records = {
    at: Date.now(),
    ids: {
      orderId: known.orderId,
      itemId: known.itemId,
      cycle: days ? cycleLinkId(days) : '',
      month: new Date().toISOString().slice(0, 7),
    },
    sessions: { vendor: storedSession(session), applicant: storedSession(applicant) },
    answers,
    lists: Object.fromEntries(await Promise.all([...lists, ...issues])),
    applicant: await read('vendorGet', { vendor_id: applicant._id }, applicant.access_token),
  };
  process.stdout.write(JSON.stringify(records));
} finally {
  await sandbox.stop();
}

/** The plan also has the stream of changes, which is no call of the portal's table. */
function isCall(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

/** Every call of the plan of `vendor-portal-dev check` that reads. */
async function readAll(session: WireSession, { phone, vendorId, restaurantId }: Ids) {
  const answers: Partial<Record<EndpointName, Answer>> = {};
  let known: Known = {
    phone,
    code: '',
    token: session.access_token,
    vendorId,
    restaurantId,
    orderId: '',
    itemId: '',
    memberId: '',
    newMemberId: '',
    payoutCycle: '',
  };
  for (const step of plan) {
    const { endpoint: name, fields, suffix } = step;
    if (!isCall(name) || step.writes || step === signOut) continue;
    if ('public' in endpoints[name] && name !== 'about') continue;
    const body = fields?.(known);
    const all = body && 'limit' in body ? { ...body, limit: EVERY } : body;
    const answer = await call({ name, token: known.token, body: all, suffix: suffix?.(known) });
    answers[name] = answer;
    known = { ...known, ...step.learn?.(answer.data) };
  }
  return { answers, known };
}

interface Ids {
  phone: string;
  vendorId: string;
  restaurantId: string;
}

interface Call {
  name: EndpointName;
  token: string;
  body?: object | undefined;
  suffix?: string | undefined;
}

async function call({ name, token, body, suffix = '' }: Call): Promise<Answer> {
  const { method, path } = endpoints[name];
  const response = await fetch(`${sandbox.url}${path}${suffix}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: method === 'GET' ? null : JSON.stringify(body ?? {}),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${name}: ${response.status} ${answer.message}`);
  return answer;
}
