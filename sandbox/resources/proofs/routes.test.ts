import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { pngFile, toForm } from '../../testForms.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;

beforeAll(async () => {
  market = await sharedTestSandbox();
});

const AT = new Date().toISOString();
const LINES = [{ line_id: 'line-1', name: 'Butter Naan', quantity: 4 }];

/** A restaurant with one order, and a function that sends a proof of it. */
async function withOrder(status = 'ready_to_pickup') {
  const vendor = await openFilled(market, [], {});
  const { restaurantId, ask, send } = vendor;
  const order = (await market.control('POST', '/orders', { restaurantId, status })).data;
  const prove = (fields: Parameters<typeof toForm>[0] = {}) => {
    const proof = { food_order_id: order._id, kind: 'list', at: AT, lines: LINES };
    return send('orderProof', { body: toForm({ ...proof, ...fields }) });
  };
  const proofs = async () =>
    (await ask('orderDetails', { order_id: order._id })).data.proofs as Record<string, string>[];
  return { ...vendor, order, prove, proofs };
}

test('an order has the proof that was sent', async () => {
  const { prove, proofs } = await withOrder();
  const { data } = await prove({ kind: 'photo', seal: '004217', photo: pngFile() });
  expect(await proofs()).toEqual([data]);
  expect(data).toMatchObject({ kind: 'photo', at: AT, lines: LINES, seal: '004217' });
  expect((await fetch(`${market.url}/${data.photo}`)).status).toBe(200);
});

test('a repeated call stores nothing, also without a key', async () => {
  const { prove, proofs } = await withOrder();
  const all = await Promise.all([prove(), prove(), prove()]);
  expect(new Set(all.map(({ data }) => data._id)).size).toBe(1);
  expect(await proofs()).toHaveLength(1);
});

test('an order may have several proofs, the oldest first', async () => {
  const { prove, proofs } = await withOrder();
  const before = new Date(Date.parse(AT) - 1_000).toISOString();
  await prove();
  await prove({ at: before });
  expect((await proofs()).map(({ at }) => at)).toEqual([before, AT]);
});

test.each([
  ['is a photo without a picture', { kind: 'photo' }, 422],
  ['is older than a day', { at: new Date(Date.now() - 25 * 3_600_000).toISOString() }, 422],
  ['is from the future', { at: new Date(Date.now() + 3_600_000).toISOString() }, 422],
  ['names no order of this restaurant', { food_order_id: 'order-of-nobody' }, 404],
])('a proof that %s is refused', async (_what, fields, status) => {
  const { prove } = await withOrder();
  expect((await prove(fields)).http).toBe(status);
});

test('a declined order has no proof', async () => {
  const { prove } = await withOrder('declined');
  expect((await prove()).http).toBe(409);
});

test('the answer to an issue names the proof of the order', async () => {
  const { prove, ask, order, restaurantId } = await withOrder('completed');
  const { data } = await prove();
  const issue = { restaurantId, food_order_id: order._id };
  const { _id } = (await market.control('POST', '/issues', issue)).data;
  const answer = { issue_id: _id, answer: 'reject', reason_id: 'packed', proof: [data._id] };
  expect((await ask('orderIssueAnswer', answer)).data.answered.proof).toEqual([data._id]);
});
