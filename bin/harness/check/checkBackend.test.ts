import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startCachedSandbox } from '../../../sandbox/cachedSandbox.ts';
import { createContract } from '../../../sandbox/contract/index.ts';
import { loadDocument } from '../../../sandbox/contract/loadDocument.ts';
import { capabilityNames, endpointNames } from '../../../sandbox/endpoints.ts';
import type { Fields } from '../../../sandbox/fields.ts';
import type { Sandbox } from '../../../sandbox/index.ts';
import { type Backend, type BackendCall, Refused } from '../../../src/backend/index.ts';
import type { Finding } from './backend.ts';
import {
  type CheckOptions,
  checkBackend,
  isSignedInChecked,
  isSound,
  NO_STEP,
} from './checkBackend.ts';
import { HISTORY_FILTER_NAMES } from './checkFilters.ts';
import { type Known, plan } from './plan.ts';
import { reportLines } from './report.ts';

const PAGE = 'https://market.example';
const KEYED = ['idempotency'];
const FILLED = ['team', 'menu', 'reviews', 'payments', 'offers', 'timings'];
let sandbox: Sandbox;
let phone: string;

// A check makes about twenty real calls.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  sandbox = await startCachedSandbox({ port: 0, seed: 'empty', allowedOrigins: [PAGE] });
  const made = await control('POST', '/restaurants', { history: 20 });
  await control('POST', '/fill', { restaurantId: made.restaurantId, resources: FILLED });
  phone = made.phone;
}, 120_000);
afterAll(() => sandbox?.close());

async function control(method: string, path: string, body?: object) {
  const headers = { 'x-sandbox-key': sandbox.key, 'content-type': 'application/json' };
  const sent = body && JSON.stringify(body);
  const reply = await fetch(`${sandbox.url}/sandbox${path}`, { method, headers, body: sent });
  const text = await reply.text();
  return text ? JSON.parse(text) : null;
}

function check(options: Partial<CheckOptions> = {}): Promise<Finding[]> {
  const promptForCode = async () => String((await control('GET', `/codes?phone=${phone}`)).code);
  return checkBackend({ host: sandbox.url, phone, allowWrites: false, promptForCode, ...options });
}

/**
 * The reports on the unchanged sandbox that several tests read: with every capability, and by what may be changed. Each is
 * made once, because a check makes many calls.
 */
const reports: Record<'reads' | 'writes' | 'ordersToo', () => Promise<Finding[]>> = {
  reads: once(() => check({ capabilities: capabilityNames })),
  writes: once(() => check({ capabilities: capabilityNames, allowWrites: true })),
  ordersToo: once(() =>
    check({ capabilities: capabilityNames, allowWrites: true, sandboxKey: sandbox.key }),
  ),
};

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** Starts a proxy in front of the sandbox that removes the `Idempotency-Key` header. */
async function startWithout(target: string, drop: (fields: Fields) => Fields = (all) => all) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const reply = await fetch(target + request.url, {
      method: request.method,
      headers: { authorization, 'content-type': type },
      ...(request.method === 'GET'
        ? {}
        : { body: type.includes('json') ? dropped(chunks, drop) : Buffer.concat(chunks) }),
    });
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(await reply.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

function dropped(chunks: readonly Buffer[], drop: (fields: Fields) => Fields): string {
  return JSON.stringify(drop(JSON.parse(Buffer.concat(chunks).toString()) as Fields));
}

function named(findings: readonly Finding[], verdict: Finding['verdict']): string[] {
  return findings.filter((one) => one.verdict === verdict).map(({ endpoint }) => endpoint);
}

function outcomeOf(findings: readonly Finding[], endpoint: string) {
  const finding = findings.find((one) => one.endpoint === endpoint);
  return [finding?.verdict, finding?.detail];
}

test('every read of the sandbox conforms', async () => {
  const members = async () => {
    const log = await control('GET', '/log?endpoint=teamAdd');
    return log.length;
  };
  const before = await members();

  const findings = await check();

  const checks = ['token.missing', 'token.foreign', 'token.altered', 'token.ended', 'cors'];
  expect(findings.map(({ endpoint }) => endpoint)).toEqual([...endpointNames, ...checks]);
  expect(named(findings, 'conforms')).toHaveLength(20 + 4);
  expect(named(findings, 'differs').concat(named(findings, 'missing'))).toEqual([]);
  expect(outcomeOf(findings, 'teamAdd')).toEqual(['skipped', 'writes; needs --allow-writes']);
  expect(outcomeOf(findings, 'kycUpdate')).toEqual(['skipped', 'would change real records']);
  expect(outcomeOf(findings, 'cors')).toEqual(['skipped', 'needs --origin']);
  expect(isSound(findings)).toBe(true);
  expect(await members()).toBe(before);
});

test('every call has a step, unless the contract says that it is never checked', async () => {
  const findings = await reports.reads();
  const untried = findings.filter(({ detail }) => detail === NO_STEP);
  expect(untried.map(({ endpoint }) => endpoint)).toEqual([]);
});

test('writes touch one member that is gone in the end', async () => {
  const findings = await reports.writes();

  expect(named(findings, 'conforms')).toEqual(
    expect.arrayContaining(['teamAdd', 'teamUpdate', 'teamUpdatePost', 'teamDelete']),
  );
  const again = await check({ allowWrites: true });
  expect(outcomeOf(again, 'teamAdd')).toEqual(['conforms', '']);
});

test('a write sent twice with one key has one effect', async () => {
  const findings = await check({ allowWrites: true, capabilities: KEYED });
  expect(outcomeOf(findings, 'idempotency')).toEqual(['conforms', '']);
  const log = await control('GET', '/log?endpoint=teamAdd');
  const [first, copy] = log.slice(-2);
  expect([first.effective, copy.effective]).toEqual([true, false]);
  expect(copy.idempotencyKey).toBe(first.idempotencyKey);
  const again = await check({ allowWrites: true, capabilities: KEYED });
  expect(outcomeOf(again, 'idempotency')).toEqual(['conforms', '']);
});

/** Adds a member with two writes. After a refusal it may first make another request. */
function withTwoWrites(after: Parameters<BackendCall<'teamAdd'>['send']>[0] | null): Backend {
  let wasRefused = false;
  return {
    async teamAdd(_input, call) {
      if (wasRefused && after) await call.send(after);
      const answer = await call.contract();
      const { status } = await call.send({ method: 'POST', path: '/permissions' });
      wasRefused = status === 409;
      if (wasRefused) throw new Refused({ status, message: 'No permissions' });
      return answer;
    },
  };
}

const TEAM = { path: '/vendor/all-team-member', body: {} };

test.each([
  ['with the same requests', null, ['conforms', '']],
  ['after a request that reads', { ...TEAM, reads: true }, ['conforms', '']],
  [
    'after another change',
    TEAM,
    [
      'differs',
      'repeated after its second change was refused: ' +
        'The mapping failed between two changes: Refused with status 400',
    ],
  ],
])('a change of two writes that is repeated %s is checked', async (_name, after, outcome) => {
  const mapping = withTwoWrites(after);
  const findings = await check({ allowWrites: true, capabilities: KEYED, mapping });
  expect(outcomeOf(findings, 'idempotency')).toEqual(outcome);
});

test('keys are tested only where writes are allowed', async () => {
  const findings = await reports.reads();
  expect(outcomeOf(findings, 'idempotency')).toEqual(['skipped', 'writes; needs --allow-writes']);
});

test('optional calls are made only where they are named', async () => {
  const calls = ['historyPage', 'orderChanges', 'orderChangesStream', 'payoutDetails'];
  const unnamed = await check();
  const findings = await reports.ordersToo();
  expect(calls.map((call) => outcomeOf(unnamed, call))).toEqual(
    ['history.pages', 'orders.changes', 'orders.changes', 'payouts.detail'].map((name) => [
      'skipped',
      `optional; needs --capability ${name}`,
    ]),
  );
  const checked = [...calls, 'history.pages', 'orders.changes'];
  expect(checked.map((name) => outcomeOf(findings, name))).toEqual(
    checked.map(() => ['conforms', '']),
  );
});

test('changes count as tested only where an order may be changed', async () => {
  const outcomes = [await reports.reads(), await reports.writes()].map((findings) =>
    outcomeOf(findings, 'orders.changes'),
  );
  expect(outcomes).toEqual([
    ['skipped', 'no order was changed: writes; needs --allow-writes'],
    ['skipped', 'no order was changed: needs --order or --sandbox-key'],
  ]);
});

test('changes that leave out an order differ', async () => {
  const data = { orders: [], gone: [], cursor: 'always' };
  const body = { statusCode: 200, message: '', data };
  const planned = { endpoint: 'orderChanges', phone, status: 200, body };
  const { id } = await control('POST', '/faults', planned);
  const capabilities = ['orders.changes'];
  const findings = await check({ capabilities, allowWrites: true, sandboxKey: sandbox.key });
  await control('DELETE', `/faults/${id}`);
  expect(outcomeOf(findings, 'orders.changes')).toEqual([
    'differs',
    'the changes lack an order that was changed',
  ]);
});

test.each([
  ['HTML', { body: '<html></html>' }, ['differs', 'HTTP 200 with text/html']],
  ['405', { status: 405 }, ['skipped', 'HTTP 405: no stream; the portal polls']],
])('a stream that is answered with %s is reported', async (_what, fault, outcome) => {
  const planned = { endpoint: 'orderChangesStream', phone, ...fault };
  const { id } = await control('POST', '/faults', planned);
  const findings = await check({ capabilities: ['orders.changes'] });
  await control('DELETE', `/faults/${id}`);
  expect(outcomeOf(findings, 'orderChangesStream')).toEqual(outcome);
});

test.each([
  ['customer', 'orders for the filter {"customer":"contract-check"}'],
  ['payment', ' orders have one of the payments'],
])(
  'a backend that ignores the filter %s differs, unless it has only the others',
  async (ignored, detail) => {
    const deaf = await startWithout(sandbox.url, ({ filter, ...rest }) => {
      const { [ignored]: _, ...others } = (filter ?? {}) as Fields;
      return filter ? { ...rest, filter: others } : rest;
    });
    const outcome = async (historyFilters?: readonly string[]) => {
      const options = { host: deaf.url, capabilities: ['history.pages'], historyFilters };
      return outcomeOf(await check(options), 'history.pages');
    };
    const others = HISTORY_FILTER_NAMES.filter((name) => name !== ignored);
    const [all, declared] = [await outcome(), await outcome(others)];
    deaf.close();
    expect(all).toEqual(['differs', expect.stringContaining(detail)]);
    expect(declared).toEqual(['conforms', '']);
  },
);

test('the store is changed only where writes are allowed', async () => {
  const findings = await reports.writes();
  expect(
    ['storeState', 'store.pause', 'store.busy'].map((name) => outcomeOf(findings, name)),
  ).toEqual(Array.from({ length: 3 }, () => ['conforms', '']));
  expect(outcomeOf(await reports.reads(), 'store.pause')).toEqual([
    'skipped',
    'writes; needs --allow-writes',
  ]);
});

test('a call that only a check makes has the verdict of the check', async () => {
  const calls = [
    'storePause',
    'storeBusy',
    'orderExtend',
    'orderItemState',
    'orderIssueAnswer',
    'orderIssueProof',
    'orderProof',
    'foodItemSnooze',
    'foodItemCreate',
    'dishCategoriesUpdate',
    'specialDaySave',
    'specialDayDelete',
    'pushTest',
  ];
  const outcomes = (findings: readonly Finding[]) => calls.map((name) => outcomeOf(findings, name));
  expect(outcomes(await reports.ordersToo())).toEqual(calls.map(() => ['conforms', '']));
  expect(outcomes(await reports.reads())).toEqual(
    calls.map(() => ['skipped', 'writes; needs --allow-writes']),
  );
});

test('the allergens of an item are changed and restored', async () => {
  expect(outcomeOf(await reports.writes(), 'menu.allergens')).toEqual(['conforms', '']);
});

test('a backend that adds a member again for the same key differs', async () => {
  let copies = 0;
  const ownPhone = (fields: Fields) =>
    fields.email ? { ...fields, phone: 6_111_100_000 + copies++ } : fields;
  const deaf = await startWithout(sandbox.url, ownPhone);
  const options = { host: deaf.url, allowWrites: true, capabilities: KEYED };
  const findings = await check(options);
  deaf.close();
  expect(outcomeOf(findings, 'idempotency')).toEqual([
    'differs',
    '2 members were added with one key',
  ]);
});

test('a backend that ignores the key differs', async () => {
  const deaf = await startWithout(sandbox.url);
  const options = { host: deaf.url, allowWrites: true, capabilities: KEYED };
  const findings = await check(options);
  deaf.close();
  expect(outcomeOf(findings, 'idempotency')).toEqual(['differs', 'the copy: refused with 400']);
  expect(isSound(findings)).toBe(false);
});

test.each([
  ['a page', { body: '<html></html>', contentType: 'text/html' }, 'HTTP 200 without JSON'],
  ['a refusal', { status: 403 }, 'refused with 403'],
  ['a list that is text', { body: { statusCode: 200, message: '', data: 'none' } }, '1 fault'],
])('%s in place of the offers differs', async (_what, fault, detail) => {
  const planned = { endpoint: 'offersAll', phone, ...fault };
  const { id } = await control('POST', '/faults', planned);

  const findings = await check();

  await control('DELETE', `/faults/${id}`);
  expect(named(findings, 'differs')).toEqual(['offersAll']);
  expect(outcomeOf(findings, 'offersAll')[1]).toBe(detail);
  expect(isSound(findings)).toBe(false);
});

test.each([
  ['menu.allergens', 'foodItemUpdate', 'the item does not have the new allergens'],
  ['menu.categories', 'dishCategoriesUpdate', 'the list does not have the changes'],
  ['hours.special', 'specialDaySave', 'the hours do not contain the date'],
  ['push.test', 'pushTest', 'a device without a token got a test'],
])('a backend with %s that stores nothing differs', async (name, endpoint, detail) => {
  const body = { statusCode: 200, message: '', data: null };
  const { id } = await control('POST', '/faults', { endpoint, phone, body });
  const findings = await check({ allowWrites: true, capabilities: [name] });
  await control('DELETE', `/faults/${id}`);
  expect(outcomeOf(findings, name)).toEqual(['differs', detail]);
});

test('an order that the sandbox makes is moved to its next status', async () => {
  const findings = await check({ allowWrites: true, sandboxKey: sandbox.key });

  expect(outcomeOf(findings, 'updateOrderStatus')).toEqual(['conforms', '']);
  const log = await control('GET', '/log?endpoint=updateOrderStatus');
  expect(log.at(-1)).toMatchObject({ effective: true, after: { status: 'cooking' } });
});

test('only a named order is moved', async () => {
  const { restaurant } = await control('POST', '/token', { phone });
  const placed = await control('POST', '/orders', { restaurantId: restaurant._id });
  const order = placed.order_id;

  const findings = await check({ allowWrites: true, order });

  expect(outcomeOf(findings, 'updateOrderStatus')).toEqual(['conforms', '']);
  const reason = 'needs --order or --sandbox-key';
  expect(outcomeOf(await reports.writes(), 'updateOrderStatus')).toEqual(['skipped', reason]);
});

test('orders are changed only where they may change', async () => {
  const capabilities = [
    'orders.extend',
    'orders.reason',
    'orders.handover',
    'orders.items',
    'orders.issues',
    'orders.proof',
    'menu.snooze',
  ];
  const outcomes = (findings: readonly Finding[]) =>
    capabilities.map((name) => outcomeOf(findings, name));
  expect(outcomes(await reports.ordersToo())).toEqual(capabilities.map(() => ['conforms', '']));
  expect(outcomes(await reports.writes())).toEqual([
    ['skipped', 'needs --order or --sandbox-key'],
    ['skipped', 'needs --reject-order or --sandbox-key'],
    ['skipped', 'needs --order or --sandbox-key'],
    ['skipped', 'needs --order or --sandbox-key'],
    ['skipped', 'needs --issue or --sandbox-key'],
    ['skipped', 'needs --order or --sandbox-key'],
    ['skipped', 'needs --item or --sandbox-key'],
  ]);
  expect(outcomes(await reports.reads())).toEqual(
    capabilities.map(() => ['skipped', 'writes; needs --allow-writes']),
  );
});

test('a backend that keeps an order unchanged differs', async () => {
  const kept = { statusCode: 200, message: 'Saved', data: {} };
  const capabilities = ['orders.extend', 'orders.reason', 'orders.items'];
  const faults = await Promise.all(
    ['orderExtend', 'updateOrderStatus', 'orderItemState'].map((endpoint) =>
      control('POST', '/faults', { endpoint, phone, status: 200, body: kept }),
    ),
  );
  const findings = await check({ capabilities, allowWrites: true, sandboxKey: sandbox.key });
  for (const { id } of faults) await control('DELETE', `/faults/${id}`);
  expect(capabilities.map((name) => outcomeOf(findings, name))).toEqual([
    ['differs', 'cooking_time did not grow by 10 minutes'],
    ['differs', 'the order was not declined'],
    ['differs', 'the dish did not get its state'],
  ]);
});

/** Makes calls of the sandbox wrong, and returns what the check says about the issues. */
async function checkWrongIssues(faults: Record<string, object>) {
  const added = await Promise.all(
    Object.entries(faults).map(([endpoint, fault]) =>
      control('POST', '/faults', { endpoint, phone, ...fault }),
    ),
  );
  const capabilities = ['orders.issues', 'orders.changes'];
  const findings = await check({ capabilities, allowWrites: true, sandboxKey: sandbox.key });
  for (const { id } of added) await control('DELETE', `/faults/${id}`);
  return outcomeOf(findings, 'orders.issues');
}

const ISSUE = { _id: 'issue-0', food_order_id: 'order-0', order_id: 'ORD-0', kind: 'missing' };
const OPEN_ISSUE = { ...ISSUE, state: 'open', created_at: '2026-11-20T13:40:00.000Z' };
const saved = (data: object) => ({ status: 200, body: { statusCode: 200, message: '', ...data } });

test.each([
  [
    'lists no new issue',
    { orderIssues: saved({ data: [OPEN_ISSUE], next: null }) },
    'the issue is not in the list of open issues',
  ],
  [
    'repeats an issue on each page',
    { orderIssues: saved({ data: [OPEN_ISSUE], next: 'more' }) },
    'the open issues have an issue twice',
  ],
  [
    'answers with another issue',
    { orderIssueAnswer: saved({ data: OPEN_ISSUE }) },
    'the answer is not the issue',
  ],
  [
    'has no call for pictures',
    { orderIssueProof: { status: 501, body: {} } },
    'orderIssueProof: HTTP 501',
  ],
])('a backend that %s differs', async (_what, faults, detail) => {
  expect(await checkWrongIssues(faults)).toEqual(['differs', detail]);
});

const PROOF = { _id: 'proof-0', kind: 'list', at: '2026-11-20T13:21:04.512Z', lines: [] };

test.each([
  [
    'loses a proof',
    { orderProof: saved({ data: PROOF }) },
    'the order does not have the proof in proofs',
  ],
  [
    'stores each repeat of a proof',
    { orderProof: { ...saved({ data: PROOF }), times: 1 } },
    'a repeated call has another proof',
  ],
])('a backend that %s differs', async (_what, { orderProof }, detail) => {
  const fault = await control('POST', '/faults', { endpoint: 'orderProof', phone, ...orderProof });
  const options = { capabilities: ['orders.proof'], allowWrites: true, sandboxKey: sandbox.key };
  const findings = await check(options);
  await control('DELETE', `/faults/${fault.id}`);
  expect(outcomeOf(findings, 'orders.proof')).toEqual(['differs', detail]);
});

/** Makes the deductions of the sandbox wrong, and returns what the check says about them. */
async function checkWrongDeductions(faults: Record<string, object>) {
  const added = await Promise.all(
    Object.entries(faults).map(([endpoint, data]) =>
      control('POST', '/faults', { endpoint, phone, ...saved({ data }) }),
    ),
  );
  const capabilities = ['payouts.detail', 'payouts.deductions'];
  const findings = await check({ capabilities });
  for (const { id } of added) await control('DELETE', `/faults/${id}`);
  return outcomeOf(findings, 'payouts.deductions');
}

const CYCLE = { payout_cycle: '09 Nov 2026 - 15 Nov 2026', total_week_order: 1 };
const REFUND = { code: 'refund', label: 'Refund', amount: 12.4, tax: 2.23, order_id: 'ORD-1' };
const LISTED = [{ ...CYCLE, deductions: [REFUND] }];

/** A payout of 100 of which one line deducts 14.63. */
function detailsWith(net: number, order_id = 'ORD-1') {
  const sums = { gross: 100, commission: 0, commission_tax: 0, payment_fee: 0, tax_withheld: 0 };
  const entry = { order_id, ...sums, net: 85.37, deductions: [REFUND] };
  const totals = { ...sums, orders: 1, net };
  return { ...CYCLE, orders: [entry], deductions: [], totals };
}

test('the deductions of the sandbox explain its payouts', async () => {
  expect(outcomeOf(await reports.reads(), 'payouts.deductions')).toEqual(['conforms', '']);
});

test.each([
  ['sends no lines', { pendingPayouts: [CYCLE] }, 'no cycle has deductions'],
  [
    'pays less than its lines explain',
    { pendingPayouts: LISTED, payoutDetails: detailsWith(85.36) },
    'the lines leave 0.01 between gross and net of the cycle unexplained',
  ],
  [
    'mixes up its orders',
    { pendingPayouts: LISTED, payoutDetails: detailsWith(85.37, 'ORD-2') },
    'a line of an order names another order',
  ],
])('a backend that %s differs', async (_what, faults, detail) => {
  expect(await checkWrongDeductions(faults)).toEqual(['differs', detail]);
});

test('a wrong sandbox key is reported', async () => {
  const findings = await check({ allowWrites: true, sandboxKey: 'wrong' });

  expect(outcomeOf(findings, 'updateOrderStatus')[0]).toBe('differs');
  expect(outcomeOf(findings, 'updateOrderStatus')[1]).toContain('--sandbox-key');
});

test('only the preflight of an allowed page passes', async () => {
  const capabilities = KEYED;
  const allowed = await check({ origin: PAGE, capabilities });
  const other = await check({ origin: 'https://other.example', capabilities });

  expect(outcomeOf(allowed, 'cors')).toEqual(['conforms', '']);
  expect(outcomeOf(other, 'cors')[0]).toBe('differs');
  expect(outcomeOf(other, 'cors')[1]).toContain('Access-Control-Allow-Origin is missing');
});

test('without a phone only what is public is called', async () => {
  const promptForCode = () => Promise.reject(new Error('no code was sent'));
  const findings = await check({ phone: null, allowWrites: true, promptForCode });

  expect(named(findings, 'conforms')).toEqual(['about']);
  expect(outcomeOf(findings, 'dashboard')).toEqual(['skipped', 'not signed in']);
  expect(isSignedInChecked(findings)).toBe(false);
});

test('what the check sends fits the contract itself', () => {
  const contract = createContract(loadDocument());
  const context: Known = {
    phone: '6000000001',
    code: '1234',
    token: 't',
    vendorId: 'v',
    restaurantId: 'r',
    orderId: 'o',
    itemId: 'i',
    memberId: 'm',
    newMemberId: 'n',
    payoutCycle: '09 Nov 2026 - 15 Nov 2026',
  };
  const problems = plan.flatMap((step) => {
    const query = Object.fromEntries(new URLSearchParams(step.suffix?.(context) ?? ''));
    const fields = step.fields?.(context) ?? {};
    const contentType = 'application/json';
    return contract.requestProblem({ endpoint: step.endpoint, contentType, fields, query }) ?? [];
  });
  expect(problems).toEqual([]);
});

test('the report has a line for each call', () => {
  const finding: Finding = {
    endpoint: 'about',
    method: 'GET',
    path: '/about',
    verdict: 'differs',
    detail: '1 fault',
    faults: [{ pointer: '/data', expected: 'object', found: 'nothing', count: 3 }],
  };

  expect(reportLines([finding])).toEqual([
    'differs  about  GET /about  1 fault',
    '  /data: expected object, found nothing (and 2 more entries)',
    '',
    '0 conforms, 0 missing, 1 differs, 0 skipped',
  ]);
});

/** The updates of items that the check made. */
async function updatesOf(work: () => Promise<unknown>) {
  const read = () => control('GET', '/log?endpoint=foodItemUpdate');
  const before = (await read()).length;
  await work();
  return (await read()).slice(before);
}

test('of the items only the named one is changed', async () => {
  const [first] = await updatesOf(() => check({ allowWrites: true }));
  const { access_token: token, restaurant } = await control('POST', '/token', { phone });
  const reply = await fetch(`${sandbox.url}/food-item/all`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ restaurant_id: restaurant._id }),
  });
  const { data } = await reply.json();
  const item = data.at(-1)._id;
  expect(first.fields.dish_item_id).not.toBe(item);
  const options = { allowWrites: true, capabilities: ['menu.allergens'], item };
  const updates = await updatesOf(() => check(options));
  expect(new Set(updates.map(({ fields }: { fields: Fields }) => fields.dish_item_id))).toEqual(
    new Set([item]),
  );
  expect(updates).toHaveLength(3);
});

test('an item is restored after an answer that was lost', async () => {
  const fault = { endpoint: 'foodItemUpdate', phone, dropAfterCommit: true, times: 2 };
  const { id } = await control('POST', '/faults', fault);
  const options = { allowWrites: true, capabilities: ['menu.allergens'] };
  const updates = await updatesOf(async () => {
    expect(outcomeOf(await check(options), 'menu.allergens')).toEqual(['differs', 'no answer']);
  });
  await control('DELETE', `/faults/${id}`);
  const allergens = updates.map(({ after }: { after: Fields }) => after.allergens);
  expect(allergens).toEqual([['milk'], ['gluten'], ['milk']]);
});

test('the categories are restored after an answer that was lost', async () => {
  const fault = { endpoint: 'dishCategoriesUpdate', phone, dropAfterCommit: true, times: 1 };
  const { id } = await control('POST', '/faults', fault);
  const findings = await check({ allowWrites: true, capabilities: ['menu.categories'] });
  await control('DELETE', `/faults/${id}`);
  expect(outcomeOf(findings, 'menu.categories')).toEqual(['differs', 'no answer']);
  const log = await control('GET', '/log?endpoint=dishCategoriesUpdate');
  expect(JSON.stringify(log.at(-1).fields)).not.toContain('Contract check');
});
