import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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
  expect(screen.getByText('No orders')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a first load that failed is the empty text and a quiet way to try again', async () => {
  const failed = query({ isError: true });
  render(view(failed));
  expect(screen.getByText('No orders')).toBeTruthy();
  expect(screen.getByText("Couldn't load.")).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(failed.refetch).toHaveBeenCalledOnce();
});

test('trying a failed first load again keeps the place and shows progress in the button', () => {
  const { rerender } = render(view(query({ isError: true })));
  rerender(view(query({ isPending: true, isFetching: true })));
  expect(screen.getByText('No orders')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('true');
});

test('a later failure keeps the last good rows and says how old they are', () => {
  const dataUpdatedAt = Date.now() - 3 * MINUTE;
  render(view(query({ data: ['Dosa'], isError: true, dataUpdatedAt })));
  expect(screen.getByText('Dosa')).toBeTruthy();
  expect(screen.getByText('Updated 3 min ago')).toBeTruthy();
});

test('rows stay while they are fetched again', () => {
  render(view(query({ data: ['Dosa'], isFetching: true })));
  expect(screen.getByText('Dosa')).toBeTruthy();
  expect(screen.queryByText(/Updated/)).toBeNull();
});
