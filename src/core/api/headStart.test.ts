import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { createHeadStart } from './headStart';
import type { Reply } from './types';

const CALL = ['vendorGet', { vendor_id: 'v1' }] as const;
const reply = { bank: '000000001234' } as unknown as Reply;

/** A session that the test can end. */
function openSession() {
  let life = new AbortController();
  return {
    generation: () => 1,
    signal: () => life.signal,
    end() {
      life.abort();
      life = new AbortController();
    },
  };
}

test('an answer that nobody took is dropped when the session ends', async () => {
  const session = openSession();
  const headStart = createHeadStart(vi.fn().mockResolvedValue(reply), session);
  headStart.begin(...CALL);
  session.end();

  // The generation does not change here, so a response is missing only if it was dropped.
  expect(headStart.take(...CALL, undefined)).toBeNull();
});

test('an answer that was taken is not kept until the session ends', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const session = openSession();
  const life = session.signal();
  let sent: WeakRef<Reply> | undefined;
  const headStart = createHeadStart(async () => {
    const answer = { ...reply };
    sent = new WeakRef(answer);
    return answer;
  }, session);
  headStart.begin(...CALL);
  await headStart.take(...CALL, undefined);
  // A weak reference keeps its target until the end of the task.
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();

  expect([life.aborted, sent?.deref()]).toEqual([false, undefined]);
});

test('the first read after the end is not dropped with the session before it', async () => {
  const session = openSession();
  let generation = 1;
  const headStart = createHeadStart(vi.fn().mockResolvedValue(reply), {
    ...session,
    generation: () => generation,
  });
  headStart.begin(...CALL);
  session.end();
  generation = 2;
  headStart.begin(...CALL);

  expect(await headStart.take(...CALL, undefined)).toBe(reply);
});
