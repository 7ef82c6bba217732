import { QueryObserver } from '@tanstack/query-core';
import { expect, test, vi } from 'vitest';
import { ApiRefusal, BadResponse, Cancelled, NetworkFailure, Unauthorized } from '../api/errors';
import {
  createQueryClient,
  isWorthRepeating,
  refetchEvery,
  refetchFailed,
  waitBeforeRetry,
} from './queryClient';

test.each([
  [new NetworkFailure('timeout'), true],
  [new NetworkFailure('unreachable'), true],
  [new ApiRefusal(503, ''), true],
  [new ApiRefusal(429, ''), true],
  [new ApiRefusal(404, ''), false],
  [new BadResponse(), false],
  [new Unauthorized(), false],
  [new Cancelled(), false],
  [new TypeError('bug'), false],
])('%s is worth repeating: %s', (error, isWorth) => {
  expect(isWorthRepeating(error)).toBe(isWorth);
});

test('the server may ask for a wait of up to 30 seconds', () => {
  const asked = [7_000, 3_600_000].map((ms) => new ApiRefusal(429, '', ms));
  expect(asked.map((error) => waitBeforeRetry(0, error))).toEqual([7_000, 30_000]);
});

test('the waits grow with jitter by default', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const failure = new NetworkFailure('timeout');
  expect([0, 1].map((attempt) => waitBeforeRetry(attempt, failure))).toEqual([1_000, 2_000]);
});

/** The wait before a first read is repeated that has failed for the nth time, `at` epoch ms. */
function waitAfterFailure(error: Error, at = 0, errorUpdateCount = 1) {
  const query = new QueryObserver(createQueryClient(), { queryKey: ['a'] }).getCurrentQuery();
  query.setState({ status: 'error', error, errorUpdateCount, errorUpdatedAt: at });
  return refetchEvery(false)(query);
}

test('a first read is repeated no sooner than the server asks, within a minute', () => {
  const asked = [1_000, 40_000, 3_600_000].map((ms) => new ApiRefusal(503, '', ms));
  expect(asked.map((error) => waitAfterFailure(error))).toEqual([6_400, 40_000, 60_000]);
});

test('first reads that failed at different moments are repeated after different waits', () => {
  const failure = new NetworkFailure('timeout');
  expect([0, 500, 999].map((at) => waitAfterFailure(failure, at))).toEqual([6_400, 7_200, 7_998]);
});

test('only reads are repeated', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  const client = createQueryClient();
  const call = vi.fn(() => Promise.reject(new NetworkFailure('unreachable')));
  await client
    .fetchQuery({ queryKey: ['a'], queryFn: call, ...client.getDefaultOptions().queries })
    .catch(() => {});
  const reads = call.mock.calls.length;
  await client
    .getMutationCache()
    .build(client, { mutationFn: call })
    .execute(undefined)
    .catch(() => {});
  expect([reads, call.mock.calls.length - reads]).toEqual([3, 1]);
});

test('what failed is read again once the marketplace answers', async () => {
  const client = createQueryClient();
  const calls: string[] = [];
  const observe = (name: string, answer: () => Promise<string>) =>
    new QueryObserver(client, {
      queryKey: [name],
      queryFn: () => {
        calls.push(name);
        return answer();
      },
      retry: false,
    }).subscribe(() => {});
  observe('old', async () => 'read');
  observe('failed', () => Promise.reject(new NetworkFailure('unreachable')));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(calls).toEqual(['old', 'failed']);
  refetchFailed(client);
  expect(calls).toEqual(['old', 'failed', 'failed']);
});
