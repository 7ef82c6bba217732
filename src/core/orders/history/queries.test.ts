import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestApi, silent } from '../../../../tests/support/orderApi';
import { yieldToMain } from '../../async/yieldToMain';
import { createQueryClient } from '../../state/queryClient';
import { EVERYTHING } from '../filters';
import { FIRST_PAGE_AHEAD_MS } from './constants';
import { historyKeys } from './keys';
import { firstPageOptions, historyOptions } from './queries';

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
])('the list is requested after its first page is %s', async (_name, settle) => {
  let answer = () => {};
  const { limits, cache, source } = openHistory(() => {
    return new Promise((resolve) => {
      answer = () => resolve(settle());
    });
  });
  const list = cache.fetchQuery(historyOptions(source, EVERYTHING));
  const page = cache.fetchQuery(firstPageOptions(source, EVERYTHING, PAGE)).catch(() => {});
  // The list of another filter does not wait for a page. When its response arrives, every other request has been sent.
  await cache.fetchQuery(historyOptions(source, DECLINED));
  expect(limits).toEqual([PAGE, 10_000]);

  answer();
  await page;
  await list;
  expect(limits).toEqual([PAGE, 10_000, 10_000]);
});

test('a loaded first page does not delay the list', async () => {
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
  await yieldToMain();
  await yieldToMain();
  expect(limits).toEqual([PAGE]);
  vi.advanceTimersToNextFrame();
  await yieldToMain();
  await yieldToMain();
  vi.advanceTimersToNextFrame();
  await list;
  expect(limits).toEqual([PAGE, 10_000]);
});

test('the list is requested after the tasks that render its first page', async () => {
  const background: (() => void)[] = [];
  const postTask = (run: () => void, { priority }: SchedulerPostTaskOptions) =>
    new Promise<void>((resolve) => {
      expect(priority).toBe('background');
      background.push(() => resolve(run()));
    });
  vi.stubGlobal('scheduler', { postTask });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { limits, cache, source } = openHistory(() => WIRE);
  await cache.fetchQuery(firstPageOptions(source, EVERYTHING, PAGE));
  const list = cache.fetchQuery(historyOptions(source, EVERYTHING));
  await vi.waitFor(() => expect(background).toHaveLength(1));
  expect(limits).toEqual([PAGE]);
  background[0]?.();
  await list;
  expect(limits).toEqual([PAGE, 10_000]);
});

test('a first page that hangs delays the list for a few seconds', async () => {
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

test('a list that is cancelled while it waits leaves no progress', async () => {
  const { limits, cache, source } = openHistory(silent);
  const list = cache.fetchQuery(historyOptions(source, EVERYTHING)).catch(() => 'let go');
  void cache.fetchQuery(firstPageOptions(source, EVERYTHING, PAGE)).catch(() => {});
  await expect.poll(() => limits).toEqual([PAGE]);
  const left = cache.cancelQueries({ queryKey: historyKeys.list('r1', EVERYTHING) });
  cache.clear();
  await left;
  expect(await list).toBe('let go');
  await yieldToMain();
  expect(cache.getQueryCache().getAll()).toEqual([]);
});
