import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { ApiRefusal, NetworkFailure } from '../../core/api/errors';
import type { ApiClient, CallOptions, Reply } from '../../core/api/types';
import { type Services, servicesAtom } from '../../core/state/services';
import { type MemberDraft, updateMember } from './data';
import { type UpdateCall, updateCallAtom } from './updateCall';

const DRAFT: MemberDraft = {
  name: 'Meena',
  phone: '6000000012',
  email: 'm@demo.example',
  role: 'cook',
  permissions: ['payments'],
  isActive: true,
};

/** An API whose two update calls fail with these failures, and otherwise succeed. */
function open(
  failures: Partial<Record<UpdateCall, Error>>,
  choice = { call: 'teamUpdate' as UpdateCall, isPinned: false },
) {
  const sent: { name: string; body: unknown; options?: CallOptions }[] = [];
  const served: UpdateCall[] = [];
  const send = async (name: string, body?: object, options?: CallOptions): Promise<Reply> => {
    sent.push({ name, body, ...(options ? { options } : {}) });
    const failure = failures[name as UpdateCall];
    if (failure) throw failure;
    return { status: 200, message: '', data: null, body: {} };
  };
  const api = { send } as unknown as ApiClient;
  const update = { id: 'tm_1', restaurantId: 'r1', draft: DRAFT };
  const run = () => updateMember(api, update, { ...choice, onCall: (one) => served.push(one) });
  return { run, served, names: () => sent.map(({ name }) => name), sent };
}

const http = (status: number) => new ApiRefusal(status, 'No such route', null, status);

test('an update is a PUT with the id in the path', async () => {
  const { run, sent } = open({});
  await run();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    name: 'teamUpdate',
    body: { team_member_id: 'tm_1', restaurant_id: 'r1' },
    options: { params: { id: 'tm_1' } },
  });
});

test.each([404, 405, 501])('a missing route (HTTP %i) leads to one POST', async (status) => {
  const { run, names, served, sent } = open({ teamUpdate: http(status) });
  await run();
  expect(names()).toEqual(['teamUpdate', 'teamUpdatePost']);
  expect(sent[1]?.options).toBeUndefined();
  expect(served).toEqual(['teamUpdatePost']);
});

test('only the POST is sent after it worked once', async () => {
  const { run, names } = open({}, { call: 'teamUpdatePost', isPinned: false });
  await run();
  expect(names()).toEqual(['teamUpdatePost']);
});

test.each<[string, Error]>([
  ['400', new ApiRefusal(400, 'Phone taken')],
  ['404 in the body of an HTTP 200', new ApiRefusal(404, 'No such member', null, 200)],
  ['500', http(500)],
  ['a lost connection', new NetworkFailure('unreachable')],
])('%s is never sent again', async (_name, failure) => {
  const { run, names, served } = open({ teamUpdate: failure });
  await expect(run()).rejects.toBe(failure);
  expect([names(), served]).toEqual([['teamUpdate'], []]);
});

test('a refused POST shows that the route exists', async () => {
  const refusal = new ApiRefusal(400, 'Phone taken', null, 400);
  const { run, served } = open({ teamUpdate: http(404), teamUpdatePost: refusal });
  await expect(run()).rejects.toBe(refusal);
  expect(served).toEqual(['teamUpdatePost']);
});

test('no call is remembered if both fail', async () => {
  const { run, served } = open({ teamUpdate: http(404), teamUpdatePost: http(404) });
  await expect(run()).rejects.toThrow();
  expect(served).toEqual([]);
});

/** The call that a portal with this `teamUpdate` prop uses. */
function choiceOf(teamUpdate: Services['teamUpdate']) {
  const store = createStore();
  store.set(servicesAtom, { teamUpdate } as Services);
  return store.get(updateCallAtom);
}

test('a host that chooses PUT gets no POST', async () => {
  const { run, names } = open({ teamUpdate: http(404) }, choiceOf('put'));
  await expect(run()).rejects.toThrow();
  expect(names()).toEqual(['teamUpdate']);
});

test('a host that chooses POST gets no PUT', async () => {
  const { run, names } = open({}, choiceOf('post'));
  await run();
  expect(names()).toEqual(['teamUpdatePost']);
});

test.each([undefined, 'patch' as 'put'])('%s chooses neither call', (pin) => {
  expect(choiceOf(pin)).toEqual({ call: 'teamUpdate', isPinned: false });
});
