import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { pngFile, toForm } from '../../testForms.ts';
import { openPushService } from '../../testPushService.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;

beforeAll(async () => {
  market = await sharedTestSandbox();
});

/** A restaurant with an order and a complaint about it. */
async function withIssue(issue: object = {}) {
  const vendor = await openFilled(market, [], { orders: [{ status: 'completed' }] });
  const { restaurantId, ask } = vendor;
  const add = async (given: object) =>
    (await market.control('POST', '/issues', { restaurantId, ...given })).data;
  const list = async (fields: object = {}) =>
    (await ask('orderIssues', { state: 'open', size: 50, cursor: null, ...fields })).body;
  const move = (id: string, step: string) => market.control('POST', `/issues/${id}`, { step });
  const made = await add(issue);
  const answer = (fields: object) => ask('orderIssueAnswer', { issue_id: made._id, ...fields });
  return { ...vendor, made, add, list, move, answer };
}

test('an accepted issue is settled', async () => {
  const { answer, list } = await withIssue();
  const { data } = await answer({ answer: 'accept' });
  expect(data).toMatchObject({
    state: 'settled',
    answered: { answer: 'accept', by: 'Test Vendor' },
    settlement: { outcome: 'accepted', amount: 280, by: 'restaurant' },
  });
  expect((await list()).data).toEqual([]);
});

test('the second answer gets the issue as it is', async () => {
  const { answer } = await withIssue();
  await answer({ answer: 'reject', reason_id: 'packed' });
  const second = await answer({ answer: 'accept' });
  expect(second).toMatchObject({ http: 409, data: { answered: { answer: 'reject' } } });
});

test.each([
  ['accept', { outcome: 'accepted', amount: 280, by: 'silence' }],
  ['reject', { outcome: 'rejected', amount: 0, by: 'silence' }],
  ['none', null],
])('an issue whose time ran out is settled by if_silent: %s', async (if_silent, settlement) => {
  const past = new Date(Date.now() - 1_000).toISOString();
  const { answer, list } = await withIssue({ if_silent, expires_at: past });
  expect((await answer({ answer: 'accept' })).http).toBe(409);
  const [issue] = (await list({ state: 'closed' })).data;
  expect(issue.state).toBe('expired');
  expect(issue.settlement === null).toBe(settlement === null);
  if (settlement) expect(issue.settlement).toMatchObject(settlement);
});

test.each([
  [{ answer: 'offer', amount: 500 }],
  [{ answer: 'offer', minutes: 10 }],
  [{ answer: 'reject' }],
  [{ answer: 'reject', reason_id: 'sold-out' }],
  [{ answer: 'inform', text: 'Yes' }],
  [{ answer: 'accept', proof: ['unknown'] }],
])('an answer that does not fit the issue is refused: %j', async (fields) => {
  const { answer } = await withIssue();
  expect((await answer(fields)).http).toBe(422);
});

test('a picture that was uploaded is a proof', async () => {
  const { made, send, answer } = await withIssue();
  const body = toForm({ issue_id: made._id, photo: pngFile() });
  const { data } = await send('orderIssueProof', { body });
  expect((await answer({ answer: 'accept', proof: [data._id] })).http).toBe(200);
});

test('an issue that the customer raises is open at the next level, but not beyond the last', async () => {
  const { made, answer, move } = await withIssue();
  const levels: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { data } = await answer({ answer: 'reject', reason_id: 'packed' });
    levels.push(data.level);
    await move(made._id, 'raise');
  }
  expect(levels).toEqual(['issue', 'grievance', 'dispute']);
  expect((await move(made._id, 'raise')).http).toBe(409);
});

test('an issue that is settled is not settled again', async () => {
  const past = new Date(Date.now() - 1_000).toISOString();
  const { made, list, move } = await withIssue({ if_silent: 'accept', expires_at: past });
  await list();
  expect((await move(made._id, 'grant')).http).toBe(409);
});

test('after its time, an answer that does not fit gets the issue as it is', async () => {
  const past = new Date(Date.now() - 1_000).toISOString();
  const { answer } = await withIssue({ expires_at: past });
  expect(await answer({ answer: 'reject' })).toMatchObject({
    http: 409,
    data: { state: 'expired' },
  });
});

test('what a settlement costs is deducted from the payout that it names', async () => {
  const { made, answer, ask } = await withIssue();
  const { data } = await answer({ answer: 'accept' });
  const order = (await ask('orderDetails', { order_id: made.order_id })).data;
  expect(order.deductions).toContainEqual(
    expect.objectContaining({ code: 'refund', amount: 280, issue_id: made._id }),
  );
  expect(order).toMatchObject({ issues: 1, issue_cost: 280 });
  expect(data.settlement.payout_cycle).toMatch(/ - /);
});

test('the pages of the open issues have each issue once, the one that expires first at the top', async () => {
  const { add, list } = await withIssue({ minutesLeft: 9 });
  for (const minutesLeft of [3, 7, 5]) await add({ minutesLeft });
  const ids: string[] = [];
  const times: string[] = [];
  let cursor: string | null = null;
  do {
    const { data, next } = await list({ size: 2, cursor });
    ids.push(...data.map(({ _id }: { _id: string }) => _id));
    times.push(...data.map(({ expires_at }: { expires_at: string }) => expires_at));
    cursor = next;
  } while (cursor);
  expect(new Set(ids).size).toBe(4);
  expect(times).toEqual(times.toSorted());
});

test('the changes of the orders have an issue that is new or settled', async () => {
  const { add, ask, restaurantId } = await withIssue();
  const changes = async (since: string | null) =>
    (await ask('orderChanges', { restaurant_id: restaurantId, since })).data;
  const { cursor } = await changes(null);
  const late = await add({ expires_at: new Date(Date.now() - 1).toISOString() });
  const { issues } = await changes(cursor);
  expect(issues).toContainEqual(expect.objectContaining({ _id: late._id, state: 'expired' }));
});

test('the messages of two issues of an order do not replace each other', async () => {
  const service = await openPushService();
  onTestFinished(service.close);
  const { vendorId, ask, add } = await withIssue();
  const fcm_token = JSON.stringify(service.subscription);
  await ask('savePushToken', { vendor_id: vendorId, device_id: vendorId, fcm_token });
  const topics: unknown[] = [];
  for (const kind of ['late', 'wrong']) {
    await add({ kind, announce: true });
    topics.push((await service.next()).headers.topic);
  }
  expect(new Set(topics).size).toBe(2);
});

test('customers complain about orders, which is pushed to the devices', async () => {
  const service = await openPushService();
  onTestFinished(service.close);
  const vendor = await market.openRestaurant({ orders: [{ status: 'completed' }] });
  const { phone, ask, vendorId } = vendor;
  const fcm_token = JSON.stringify(service.subscription);
  await ask('savePushToken', { vendor_id: vendorId, device_id: vendorId, fcm_token });
  await market.control('POST', '/traffic', { phone, issuesPerHour: 3_600 });
  const { data } = (await service.next()).payload;
  await market.control('POST', '/traffic', { phone });
  const [issue] = (await ask('orderIssues', { state: 'open', size: 50, cursor: null })).data;
  const { order_id } = issue;
  expect(data).toMatchObject({ vp: '1', type: 'issue', order_id, body: order_id });
  expect(data.issue_id).toMatch(/^[\w-]+$/);
});
