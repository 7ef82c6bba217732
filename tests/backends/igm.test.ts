import { expect, test } from 'vitest';
import { createApp, createIssues } from '../../examples/backends/igm/app.ts';
import { react } from '../../examples/backends/igm/node.ts';
import { createData } from '../../examples/backends/rest/data.ts';
import { startRest } from '../support/exampleBackends.ts';
import { loadExample, signInTo } from './callExample.ts';

const ORDER = 'order-1060';

/** Signs in to a node; `issue` is the first one of its first store, as the node has it. */
async function open() {
  const data = createData();
  const issues = createIssues(data);
  const example = await startRest((options) => createApp({ ...options, data, issues }));
  const call = await signInTo(example, await loadExample('igm'));
  const [issue] = [...issues.values()].flat();
  if (!issue) throw new Error('There is no issue');
  const read = async () => {
    const list = { restaurant_id: 'store-1', food_order_id: ORDER, size: 100, cursor: null };
    const { data: rows } = await call('orderIssues', list);
    return (rows as { _id: string }[]).find(({ _id }) => _id === issue.id);
  };
  const answer = (fields: object) => call('orderIssueAnswer', { issue_id: issue.id, ...fields });
  return { issue, call, read, answer, close: example.close };
}

test('an issue says what the customer wishes and what the node allows', async () => {
  const { issue, read, close } = await open();
  const deadline = new Date(Date.parse(issue.created_at) + 30 * 60_000);
  expect(await read()).toMatchObject({
    expires_at: deadline.toISOString(),
    food_order_id: ORDER,
    order_id: 'TF-1060',
    kind: 'missing',
    level: 'issue',
    state: 'open',
    if_silent: 'none',
    items: [{ name: 'Butter Naan', quantity: 1, amount: 55 }],
    asks: { kind: 'refund', amount: 55 },
    offers: [{ kind: 'refund', max: 55 }, { kind: 'replacement' }],
    reasons: [
      { id: 'REASON-1', label: 'All dishes were in the bag', for: 'reject' },
      { id: 'REASON-2', label: 'The dish is the one that was ordered', for: 'reject' },
    ],
  });
  await close();
});

test('a refusal that is rejected becomes a grievance, and then an offer is taken', async () => {
  const { issue, read, answer, close } = await open();
  const refused = await answer({ answer: 'reject', reason_id: 'REASON-1', text: 'It was there.' });
  expect(refused.data).toMatchObject({ state: 'answered', answered: { reason_id: 'REASON-1' } });
  react(issue);
  expect(await read()).toMatchObject({ state: 'open', level: 'grievance' });
  const offered = await answer({ answer: 'offer', amount: 30.5 });
  expect(offered.data).toMatchObject({ answered: { answer: 'offer', amount: 30.5 } });
  react(issue);
  expect(await read()).toMatchObject({
    state: 'settled',
    settlement: { outcome: 'offered', amount: 30.5, by: 'customer' },
  });
  expect(issue.actions.map(({ descriptor }) => descriptor.code)).toEqual([
    'OPEN',
    'RESOLUTION_PROPOSED',
    'ESCALATED',
    'RESOLUTION_PROPOSED',
    'RESOLUTION_ACCEPTED',
    'RESOLVED',
  ]);
  await close();
});

test('the wish of the customer that is fulfilled is resolved at once', async () => {
  const { answer, close } = await open();
  expect((await answer({ answer: 'accept' })).data).toMatchObject({
    state: 'settled',
    answered: { answer: 'accept', by: 'Asha Sample', amount: null },
    settlement: { outcome: 'accepted', amount: 55, by: 'restaurant' },
  });
  await close();
});

test('a question of the node is answered with text', async () => {
  const { call, close } = await open();
  const list = { restaurant_id: 'store-1', state: 'open', size: 100, cursor: null };
  const { data } = await call('orderIssues', list);
  const asked = (data as { _id: string; question: string | null }[]).find((one) => one.question);
  expect(asked?.question).toBe('Did the rider pay you in cash for this order?');
  const reply = await call('orderIssueAnswer', {
    issue_id: asked?._id,
    answer: 'inform',
    text: 'No, he did not.',
  });
  expect(reply.data).toMatchObject({
    state: 'answered',
    answered: { answer: 'inform', text: 'No, he did not.' },
  });
  await close();
});

test.each([
  ['a refund above the one that the node allows', { answer: 'offer', amount: 99 }, 422],
  ['a reason of nobody', { answer: 'reject', reason_id: 'packed' }, 422],
  ['an issue of nobody', { issue_id: 'ISSUE-9', answer: 'accept' }, 404],
] as const)('%s is refused', async (_what, fields, status) => {
  const { issue, answer, close } = await open();
  expect((await answer(fields)).statusCode).toBe(status);
  expect(issue.actions).toHaveLength(1);
  await close();
});

test('a second answer is refused with the status of the contract', async () => {
  const { answer, close } = await open();
  await answer({ answer: 'accept' });
  expect((await answer({ answer: 'accept' })).statusCode).toBe(409);
  await close();
});

test('an issue that nobody answers in time goes to the next level with a new deadline', async () => {
  const { issue, read, close } = await open();
  for (const action of issue.actions) action.updated_at = '2020-01-01T00:00:00.000Z';
  expect(await read()).toMatchObject({ state: 'open', level: 'grievance' });
  await close();
});
