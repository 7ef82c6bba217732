import { beforeEach, expect, test, vi } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { ApiRefusal, BadResponse, Cancelled, NetworkFailure } from '../api/errors';
import { ChangedElsewhere, mutationAtom } from './mutationAtom';

// The delays between the reads are skipped.
beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));

interface World {
  /** The record before the write, and the results of the reads; the last result repeats. */
  records?: readonly (string | undefined)[];
  send?: (signal: AbortSignal) => Promise<string>;
}

/** A mutation that renames a record. */
function open({ records = ['old', 'new'], send = async () => 'done' }: World = {}) {
  const { store, cache, session, market, events } = createTestPortal();
  const settle = vi.spyOn(market.api, 'settle');
  cache.setQueryData(['name'], records[0]);
  const calls = vi.fn();
  const [before, ...later] = records;
  const read = vi.fn(async () => {
    const now = later.length > 1 ? later.shift() : later[0];
    return now ?? Promise.reject(new NetworkFailure('timeout'));
  });
  const rename = mutationAtom(() => ({
    key: ['rename'],
    operation: 'teamAdd' as const,
    row: ({ row = 'a' }: { name: string; row?: string }) => row,
    before: () => before,
    send: ({ name }, { signal }) => {
      calls(name);
      return send(signal);
    },
    read,
    has: (record: string, { name }) => record === name,
    apply: ({ name }) => cache.setQueryData(['name'], name),
    invalidates: [['name']],
  }));
  const onChecking = vi.fn();
  const run = (signal?: AbortSignal, row?: string) =>
    store.set(rename, { name: 'new', ...(row ? { row } : {}) }, () => ({
      onChecking,
      ...(signal ? { signal } : {}),
    }));
  return { run, calls, read, cache, session, events, settle, onChecking };
}

const unanswered = (signal: AbortSignal) =>
  new Promise<string>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Cancelled())),
  );

const fails = (failure: Error) => () => Promise.reject(failure);

test('ten writes of a key in one task send one request', async () => {
  const { run, calls } = open();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => run()));
  expect(calls).toHaveBeenCalledTimes(1);
  expect(outcomes[0]).toEqual({ isDone: true, answer: 'done' });
  expect(outcomes.slice(1)).toEqual(
    Array.from({ length: 9 }, () => ({ isDone: false, why: 'locked' })),
  );
  await run();
  expect(calls).toHaveBeenCalledTimes(2);
});

test('another row has its own lock', async () => {
  const { run, calls } = open();
  await Promise.all([run(undefined, 'a'), run(undefined, 'b')]);
  expect(calls).toHaveBeenCalledTimes(2);
});

test.each([
  ['no answer', new NetworkFailure('timeout')],
  ['an unreadable answer', new BadResponse()],
  ['HTTP 502', new ApiRefusal(502, '')],
  ['HTTP 503', new ApiRefusal(503, '')],
  ['HTTP 504', new ApiRefusal(504, '')],
])('after %s the record is looked up', async (_name, failure) => {
  const { run, read } = open({ send: fails(failure) });
  expect(await run()).toEqual({ isDone: true, answer: null });
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([
  ['HTTP 400', new ApiRefusal(400, 'No.')],
  ['HTTP 500', new ApiRefusal(500, '')],
  ['HTTP 501', new ApiRefusal(501, '')],
  ['503 in the body of an HTTP 200', new ApiRefusal(503, '', null, 200)],
])('%s is a failure without a lookup', async (_name, failure) => {
  const { run, read } = open({ send: fails(failure) });
  expect(await run()).toEqual({ isDone: false, why: 'refused', failure });
  expect(read).not.toHaveBeenCalled();
});

test('a change that the backend commits late is found', async () => {
  const failure = new NetworkFailure('timeout');
  const { run, read, settle, onChecking } = open({
    records: ['old', 'old', 'old', 'new'],
    send: fails(failure),
  });
  const start = performance.now();
  expect(await run()).toEqual({ isDone: true, answer: null });
  expect(read).toHaveBeenCalledTimes(3);
  expect(performance.now() - start).toBe(24_000);
  expect(settle.mock.calls).toEqual([[failure]]);
  expect(onChecking).toHaveBeenCalledOnce();
});

test('after three reads without the change its outcome stays unknown', async () => {
  const { run, read, settle } = open({
    records: ['old', 'old'],
    send: fails(new NetworkFailure('timeout')),
  });
  expect(await run()).toMatchObject({ isDone: false, why: 'lost' });
  expect(read).toHaveBeenCalledTimes(3);
  expect(settle).not.toHaveBeenCalled();
});

test.each([
  ['a record that was equal before', ['new', 'new']],
  ['a record that nobody knew before', [undefined, 'new']],
  ['a record without the change', ['old', 'old']],
  ['a lookup that failed', ['old']],
])('%s proves nothing', async (_name, records) => {
  const failure = new NetworkFailure('unreachable');
  const { run } = open({ records, send: fails(failure) });
  expect(await run()).toEqual({ isDone: false, why: 'lost', failure });
});

test('a cancelled upload that arrived has succeeded', async () => {
  const cancel = async (records: string[]) => {
    const call = new AbortController();
    const { run, calls } = open({ records, send: unanswered });
    const running = run(call.signal);
    await vi.waitFor(() => expect(calls).toHaveBeenCalled());
    call.abort();
    return running;
  };
  expect(await cancel(['old', 'new'])).toEqual({ isDone: true, answer: null });
  expect(await cancel(['old', 'old'])).toMatchObject({ isDone: false, why: 'cancelled' });
});

test('the end of the session ends the write without a lookup', async () => {
  const { run, calls, read, session } = open({ send: unanswered });
  const running = run();
  await vi.waitFor(() => expect(calls).toHaveBeenCalled());
  session.clear('user');
  expect(await running).toEqual({ isDone: false, why: 'ended' });
  expect(read).not.toHaveBeenCalled();
});

test('what was changed elsewhere or could not be read first is not sent', async () => {
  const outcomes = [new ChangedElsewhere(), new NetworkFailure('timeout')].map(async (failure) => {
    const { store, events } = createTestPortal();
    const send = vi.fn();
    const change = mutationAtom(() => ({
      key: ['change'],
      operation: 'teamAdd',
      before: fails(failure),
      send,
      read: async () => '',
      has: () => true,
      invalidates: [],
    }));
    const outcome = await store.set(change, undefined);
    return [outcome.isDone || outcome.why, send.mock.calls.length, events().length];
  });
  expect(await Promise.all(outcomes)).toEqual([
    ['changed', 0, 0],
    ['unsent', 0, 0],
  ]);
});

test('the cache shows the change at once', async () => {
  const { run, cache } = open();
  const reread = vi.spyOn(cache, 'invalidateQueries');
  await run();
  expect(cache.getQueryData(['name'])).toBe('new');
  expect(reread).toHaveBeenCalledExactlyOnceWith({ queryKey: ['name'] });
  await vi.waitFor(() => expect(cache.getMutationCache().getAll()).toEqual([]));
});

test.each([
  ['applied', {}],
  ['applied', { send: fails(new NetworkFailure('timeout')) }],
  ['refused', { send: fails(new ApiRefusal(409, 'No.')) }],
  ['unknown', { send: fails(new NetworkFailure('timeout')), records: ['old', 'old'] }],
])('the host hears once that a write was %s', async (outcome, world: World) => {
  const { run, events } = open(world);
  await run();
  expect(events()).toEqual([{ type: 'write', operation: 'teamAdd', outcome }]);
});

test('the host does not hear of a write that ended with its session', async () => {
  const { run, calls, session, events } = open({ send: unanswered });
  const running = run();
  await vi.waitFor(() => expect(calls).toHaveBeenCalled());
  session.clear('user');
  await running;
  expect(events()).toEqual([]);
});
