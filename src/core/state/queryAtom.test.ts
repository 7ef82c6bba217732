import { atom, createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { NetworkFailure } from '../api/errors';
import { createQueryClient, queryAtom, queryClientAtom } from './queryClient';

function openStore(read: (id: string) => Promise<string>) {
  const store = createStore();
  const cache = createQueryClient();
  store.set(queryClientAtom, cache);
  const idAtom = atom('r1');
  const shownAtom = queryAtom((get) => {
    const id = get(idAtom);
    return { queryKey: ['shown', id], queryFn: () => read(id), retry: false };
  });
  return { store, cache, idAtom, shownAtom, show: () => store.sub(shownAtom, () => {}) };
}

test('a query is read again when it is shown again', async () => {
  const read = vi.fn((id: string) => Promise.resolve(id));
  const { store, shownAtom, show } = openStore(read);
  const hide = show();
  await vi.waitFor(() => expect(store.get(shownAtom).data).toBe('r1'));
  hide();
  show();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a query that failed keeps its last good data while nobody looks', async () => {
  const read = vi.fn(() => Promise.resolve('good'));
  const { store, shownAtom, show } = openStore(read);
  const hide = show();
  await vi.waitFor(() => expect(store.get(shownAtom).isSuccess).toBe(true));
  read.mockRejectedValue(new Error('refused'));
  await store.get(shownAtom).refetch();
  await vi.waitFor(() => expect(store.get(shownAtom).isError).toBe(true));
  hide();
  show();
  expect(store.get(shownAtom)).toMatchObject({ data: 'good', isError: true });
});

test('what changed while nobody looked is there at once', async () => {
  const { store, cache, shownAtom, show } = openStore(() => Promise.resolve('old'));
  const hide = show();
  await vi.waitFor(() => expect(store.get(shownAtom).data).toBe('old'));
  hide();
  cache.setQueryData(['shown', 'r1'], 'new');
  show();
  expect(store.get(shownAtom).data).toBe('new');
});

test('another id is another query', async () => {
  const { store, idAtom, shownAtom, show } = openStore((id) => Promise.resolve(id));
  show();
  await vi.waitFor(() => expect(store.get(shownAtom).data).toBe('r1'));
  store.set(idAtom, 'r2');
  expect(store.get(shownAtom).data).toBeUndefined();
  await vi.waitFor(() => expect(store.get(shownAtom).data).toBe('r2'));
});

test('a read that never succeeded is retried only the first time', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  const read = vi.fn(() => Promise.reject(new NetworkFailure('unreachable')));
  const shownAtom = queryAtom(() => ({ queryKey: ['shown'], queryFn: read }));
  store.sub(shownAtom, () => {});
  await vi.waitFor(() => expect(store.get(shownAtom).isError).toBe(true));
  expect(read).toHaveBeenCalledTimes(3);

  await store.get(shownAtom).refetch();

  expect(read).toHaveBeenCalledTimes(4);
});
