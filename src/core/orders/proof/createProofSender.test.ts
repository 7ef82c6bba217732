import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal, BadResponse, NetworkFailure } from '../../api/errors';
import { createProofSender } from './createProofSender';
import { STORED_MS, type StoredProof } from './proofStore';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function proof(id: string, storedAt = Date.now()): StoredProof {
  const at = new Date(storedAt).toISOString();
  const orderId = `order-of-${id}`;
  return {
    id,
    orderId,
    orderNumber: id,
    kind: 'list',
    at,
    lines: [],
    seal: '',
    photo: null,
    storedAt,
  };
}

interface Given {
  proofs?: StoredProof[];
  send?: (id: string, nth: number) => void;
  isHeld?: (id: string) => boolean;
  canRemove?: boolean;
}

/** A sender that runs, and what it does. */
function start({ proofs = [], send = () => {}, isHeld = () => false, canRemove = true }: Given) {
  const stored = new Map(proofs.map((one) => [one.id, one]));
  const calls: string[] = [];
  const lost: string[] = [];
  const counts: string[] = [];
  const startedAt = Date.now();
  const sender = createProofSender({
    source: {
      list: async () => [...stored.values()],
      remove: async (id) => void (canRemove && stored.delete(id)),
    },
    clock: { elapsed: () => Date.now() - startedAt, deviceTime: () => Date.now() },
    async send({ id }) {
      calls.push(id);
      send(id, calls.filter((one) => one === id).length);
    },
    isHeld: ({ id }) => isHeld(id),
    onSent: () => {},
    onLost: ({ id }, why) => lost.push(`${id} ${why}`),
    onCount: (count, stuck) => counts.push(`${count} ${stuck}`),
  });
  const stopped = new AbortController();
  const run = sender.run(stopped.signal);
  return { sender, stored, calls, lost, counts, run, stop: () => stopped.abort() };
}

const fail = (failure: Error) => () => {
  throw failure;
};

test('the oldest proof is sent first', async () => {
  const now = Date.now();
  const { calls, stored } = start({ proofs: [proof('b', now), proof('a', now - 1)] });
  await pass(10);
  expect(calls).toEqual(['a', 'b']);
  expect(stored.size).toBe(0);
});

test.each([
  ['a lost response', new NetworkFailure('unreachable')],
  ['a page of HTML', new BadResponse()],
  ['an error of the server', new ApiRefusal(500, 'Sorry')],
  ['a page of a gateway', new ApiRefusal(404, '')],
  ['an odd refusal', new ApiRefusal(422, 'at is wrong')],
])('after %s the proof is sent again, with longer and longer pauses', async (_what, failure) => {
  const { calls, stored } = start({ proofs: [proof('a')], send: fail(failure) });
  const counts: number[] = [];
  for (const ms of [10, 5_000, 15_000, 45_000, 120_000, 300_000, 600_000, 600_000]) {
    await pass(ms);
    counts.push(calls.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(stored.size).toBe(1);
});

test('a pause that the server asks for is kept', async () => {
  const { calls } = start({ proofs: [proof('a')], send: fail(new ApiRefusal(429, '', 60_000)) });
  await pass(59_000);
  expect(calls).toHaveLength(1);
  await pass(2_000);
  expect(calls).toHaveLength(2);
});

test.each([404, 409])('a proof that is refused with %i is dropped', async (status) => {
  const refusal = new ApiRefusal(status, 'No such order.');
  const { calls, lost, stored } = start({ proofs: [proof('a')], send: fail(refusal) });
  await pass(60_000);
  expect(calls).toEqual(['a']);
  expect(lost).toEqual(['a gone']);
  expect(stored.size).toBe(0);
});

test('a proof that is older than a day is dropped unsent', async () => {
  const { calls, lost } = start({ proofs: [proof('a', Date.now() - STORED_MS)] });
  await pass(10);
  expect([calls, lost]).toEqual([[], ['a old']]);
});

test('a proof becomes too old while it cannot be sent', async () => {
  const offline = fail(new NetworkFailure('unreachable'));
  const { lost, stored } = start({ proofs: [proof('a')], send: offline });
  await pass(STORED_MS - 60_000);
  expect(lost).toEqual([]);
  await pass(120_000);
  expect(lost).toEqual(['a old']);
  expect(stored.size).toBe(0);
});

test('a proof waits for the status of its order, and the next one does not', async () => {
  let isHeld = true;
  const proofs = [proof('a'), proof('b')];
  const { calls, sender } = start({ proofs, isHeld: (id) => isHeld && id === 'a' });
  await pass(30_000);
  expect(calls).toEqual(['b']);
  isHeld = false;
  sender.wake();
  await pass(10);
  expect(calls).toEqual(['b', 'a']);
});

test('one proof that fails does not stop the others', async () => {
  const failA = (id: string) => {
    if (id === 'a') throw new ApiRefusal(500, '');
  };
  const { calls } = start({ proofs: [proof('a'), proof('b')], send: failA });
  await pass(10);
  expect(calls).toEqual(['a', 'b']);
});

test('when the connection is back, the proofs are sent at once', async () => {
  const failTwice = (_id: string, nth: number) => {
    if (nth < 3) throw new NetworkFailure('unreachable');
  };
  const { calls, sender, stored } = start({ proofs: [proof('a')], send: failTwice });
  await pass(5_010);
  sender.retry();
  await pass(10);
  expect(calls).toHaveLength(3);
  expect(stored.size).toBe(0);
});

test('a proof that the device does not remove is sent once', async () => {
  const { calls } = start({ proofs: [proof('a')], canRemove: false });
  await pass(10 * 60_000);
  expect(calls).toEqual(['a']);
});

test('the count says which proofs could not be sent', async () => {
  const failA = (id: string) => {
    if (id === 'a') throw new ApiRefusal(500, '');
  };
  const { counts } = start({ proofs: [proof('a'), proof('b')], send: failA });
  await pass(10);
  expect(counts.at(-1)).toBe('1 1');
});

test('an empty list counts only if it stays empty', async () => {
  const { counts } = start({});
  await pass(3_000);
  expect(counts).toEqual([]);
  await pass(2_000);
  expect(counts).toEqual(['0 0']);
});

test('a sender that is stopped sends nothing and leaves no timer', async () => {
  const { calls, run, stop } = start({ proofs: [proof('a')], send: fail(new BadResponse()) });
  await pass(10);
  stop();
  await run;
  await pass(60_000);
  expect(calls).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
