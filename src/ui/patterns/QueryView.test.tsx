import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { expect, test, vi } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { NetworkFailure } from '../../core/api/errors';
import { queryAtom } from '../../core/state/queryClient';
import { type QueryResult, QueryView } from './QueryView';

const MINUTE = 60_000;

function query(over: Partial<QueryResult<string[]>>): QueryResult<string[]> {
  const refetch = vi.fn(async () => undefined);
  const idle = { isPending: false, isError: false, isFetching: false, dataUpdatedAt: 0 };
  return { data: undefined, ...idle, refetch, ...over };
}

function view(result: QueryResult<string[]>) {
  return (
    <QueryView query={result} empty={<p>No orders</p>}>
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </QueryView>
  );
}

test('a first load shows a skeleton that says so', () => {
  render(view(query({ isPending: true, isFetching: true })));
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('nothing to show is the empty text', () => {
  render(view(query({ data: [] })));
  screen.getByText('No orders');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failed first load shows the empty text with a quiet retry', async () => {
  const failed = query({ isError: true });
  render(view(failed));
  screen.getByText('No orders');
  screen.getByText("Couldn't load.");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(failed.refetch).toHaveBeenCalledOnce();
});

test('the first failure is shown with the seconds until the next attempt', async () => {
  // The milliseconds of a failure shorten its wait.
  vi.useFakeTimers({ now: 900 });
  const { wrapper } = createTestPortal();
  const failedAtom = queryAtom(() => ({
    queryKey: ['menu'],
    queryFn: (): Promise<string[]> => Promise.reject(new NetworkFailure('timeout')),
    retry: false,
  }));
  function Menu() {
    return view(useAtomValue(failedAtom));
  }
  render(<Menu />, { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(10));
  screen.getByText('Trying again in 8 s');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  screen.getByText('Trying again in 3 s');
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  screen.getByText('Trying again in 15 s');
});

test('a failure before the retries end is shown', () => {
  render(view(query({ isPending: true, isFetching: true, failureCount: 1 })));
  screen.getByText("Couldn't load.");
  screen.getByText('Trying again…');
});

test('a retry of a failed first load shows its progress in the button', () => {
  const { rerender } = render(view(query({ isError: true })));
  rerender(view(query({ isPending: true, isFetching: true })));
  screen.getByText('No orders');
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('true');
});

test('a later failure leaves the last good rows with their age', () => {
  const dataUpdatedAt = Date.now() - 3 * MINUTE;
  render(view(query({ data: ['Dosa'], isError: true, dataUpdatedAt })));
  screen.getByText('Dosa');
  screen.getByText('Updated 3 min ago');
});

test('rows stay while they are fetched again', () => {
  render(view(query({ data: ['Dosa'], isFetching: true })));
  screen.getByText('Dosa');
  expect(screen.queryByText(/Updated/)).toBeNull();
});
