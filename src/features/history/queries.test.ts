import { expect, test, vi } from 'vitest';
import { nextTask } from '../../core/async/nextTask';
import { createQueryClient } from '../../core/state/queryClient';
import { createTestApi, silent } from '../orders/testApi';
import { FIRST_PAGE_AHEAD_MS } from './constants';
import { historyKeys } from './keys';
import { EVERYTHING, firstPageOptions, historyOptions } from './queries';

const PAGE = 25;
const DECLINED = { status: 'declined', search: '' } as const;
const WIRE = [{ _id: 'a', status: 'completed' }];

function openHistory(firstPage: () => unknown) {
  const limits: unknown[] = [];
  const { api } = createTestApi({
    orderHistory: ({ limit }) => {
      limits.push(limit);
      return limit === PAGE ? firstPage() : WIRE;
    },
  });
  const cache = createQueryClient();
  return { limits, cache, source: { api, cache, restaurantId: 'r1' } };
}

test.each([
  ['answered', () => WIRE],
  ['refused', () => Promise.reject(new Error('refused'))],
])('the list is asked for after its first page, which is %s later', async (_name, settle) => {
  let answer = () => {};
  const { limits, cache, source } = openHistory(() => {
    return new Promise((resolve) => {
      answer = () => resolve(settle());
    });
  });
  const list = cache.fetchQuery(historyOptions(source, EVERYTHING));
  const page = cache.fetchQuery(firstPageOptions(source, EVERYTHING, PAGE)).catch(() => {});
  // That of another filter does not wait, and is answered after any call that was not held back.
  await cache.fetchQuery(historyOptions(source, DECLINED));
  expect(limits).toEqual([PAGE, 10_000]);

  answer();
  await page;
  await list;
  expect(limits).toEqual([PAGE, 10_000, 10_000]);
});

test('a first page that is answered holds nothing back', async () => {
  const { limits, cache, source } = openHistory(() => WIRE);
  await cache.fetchQuery(firstPageOptions(source, EVERYTHING, PAGE));
  await cache.fetchQuery(historyOptions(source, EVERYTHING));
  expect(limits).toEqual([PAGE, 10_000]);
});

test('the list is requested after the frame that shows its first page', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  const { limits, cache, source } = openHistory(() => WIRE);
  await cache.fetchQuery(firstPageOptions(source, EVERYTHING, PAGE));
  const list = cache.fetchQuery(historyOptions(source, EVERYTHING));
  await nextTask();
  await nextTask();
  expect(limits).toEqual([PAGE]);
  vi.advanceTimersToNextFrame();
  await nextTask();
  await nextTask();
  vi.advanceTimersToNextFrame();
  await list;
  expect(limits).toEqual([PAGE, 10_000]);
});

test('a first page that hangs holds the list back for a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { limits, cache, source } = openHistory(silent);
  const list = cache.fetchQuery(historyOptions(source, EVERYTHING));
  void cache.fetchQuery(firstPageOptions(source, EVERYTHING, PAGE));
  await vi.advanceTimersByTimeAsync(FIRST_PAGE_AHEAD_MS - 1);
  expect(limits).toEqual([PAGE]);
  await vi.advanceTimersByTimeAsync(1);
  await list;
  expect(limits).toEqual([PAGE, 10_000]);
});

test('a list that is let go while it waits leaves no progress behind', async () => {
  const { limits, cache, source } = openHistory(silent);
  const list = cache.fetchQuery(historyOptions(source, EVERYTHING)).catch(() => 'let go');
  void cache.fetchQuery(firstPageOptions(source, EVERYTHING, PAGE)).catch(() => {});
  await expect.poll(() => limits).toEqual([PAGE]);
  const left = cache.cancelQueries({ queryKey: historyKeys.list('r1', EVERYTHING) });
  cache.clear();
  await left;
  expect(await list).toBe('let go');
  await nextTask();
  expect(cache.getQueryCache().getAll()).toEqual([]);
});
