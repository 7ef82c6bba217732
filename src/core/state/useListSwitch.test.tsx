import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { Cancelled, NetworkFailure } from '../api/errors';
import { createQueryClient, queryClientAtom } from './queryClient';
import { useListSwitch } from './useListSwitch';

interface Dish {
  id: string;
  isOn: boolean;
}

const queryKey = ['dishes'];

/** A list of two switches; each call waits for `settle`. */
function openList() {
  const cache = createQueryClient();
  const store = createStore();
  store.set(queryClientAtom, cache);
  cache.setQueryData<Dish[]>(queryKey, [
    { id: 'a', isOn: false },
    { id: 'b', isOn: true },
  ]);
  const calls: { id: string; isOn: boolean; settle: (failure?: Error) => void }[] = [];
  const onDone = vi.fn();
  const options = {
    queryKey,
    put: (row: Dish, isOn: boolean) => ({ ...row, isOn }),
    onDone,
    send: ({ id }: Dish, isOn: boolean) =>
      new Promise<string>((resolve, reject) => {
        const settle = (failure?: Error) => (failure ? reject(failure) : resolve(`${id} ${isOn}`));
        calls.push({ id, isOn, settle });
      }),
  };
  const { result } = renderHook(() => useListSwitch<Dish>(options), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  });
  const row = (id: string) => cache.getQueryData<Dish[]>(queryKey)?.find((one) => one.id === id);
  return {
    calls,
    onDone,
    cache,
    hook: () => result.current,
    isOn: (id: string) => row(id)?.isOn,
    tap: async (id: string, isOn: boolean) => {
      const shown = row(id);
      if (!shown) throw new Error(`No ${id}`);
      await act(async () => void result.current.toggle(shown, isOn));
    },
    settle: (at: number, failure?: Error) => act(async () => calls[at]?.settle(failure)),
  };
}

test('the list answers at once, and says it is done when the server has', async () => {
  const { tap, settle, isOn, onDone } = openList();
  await tap('a', true);
  expect([isOn('a'), onDone.mock.calls.length]).toEqual([true, 0]);
  await settle(0);
  expect(onDone).toHaveBeenCalledWith({ id: 'a', isOn: false }, true, 'a true');
  expect(isOn('a')).toBe(true);
});

test('a refused switch goes back alone, and is named until it is forgotten', async () => {
  const { tap, settle, isOn, hook, onDone } = openList();
  await tap('a', true);
  await tap('b', false);
  await settle(0, new NetworkFailure('timeout'));
  expect([isOn('a'), isOn('b'), hook().failed]).toEqual([false, false, { id: 'a', isOn: false }]);
  expect(onDone).not.toHaveBeenCalled();
  act(() => hook().forget());
  expect(hook().failed).toBeNull();
});

test('of one row only one call is under way, and the last tap is sent last', async () => {
  const { tap, settle, calls, isOn, onDone } = openList();
  await tap('a', true);
  await tap('a', false);
  expect([calls.length, isOn('a')]).toEqual([1, false]);
  await settle(0);
  expect(calls.map((call) => call.isOn)).toEqual([true, false]);
  await settle(1);
  expect([isOn('a'), onDone.mock.calls]).toEqual([
    false,
    [[{ id: 'a', isOn: false }, false, 'a false']],
  ]);
});

test('taps that end where the server already is send nothing more', async () => {
  const { tap, settle, calls, isOn } = openList();
  await tap('a', true);
  await tap('a', false);
  await tap('a', true);
  await settle(0);
  expect([calls.length, isOn('a')]).toEqual([1, true]);
});

test('when the second call fails, the row shows what the first one did', async () => {
  const { tap, settle, isOn, hook } = openList();
  await tap('a', true);
  await tap('a', false);
  await settle(0);
  await settle(1, new NetworkFailure('unreachable'));
  expect([isOn('a'), hook().failed]).toEqual([true, { id: 'a', isOn: true }]);
});

test('two rows do not wait for each other, and the list is read anew once both are done', async () => {
  const { tap, settle, calls, cache } = openList();
  const reread = vi.spyOn(cache, 'invalidateQueries');
  await tap('a', true);
  await tap('b', false);
  expect(calls.map(({ id }) => id)).toEqual(['a', 'b']);
  await settle(1);
  expect(reread).not.toHaveBeenCalled();
  await settle(0);
  expect(reread).toHaveBeenCalledExactlyOnceWith({ queryKey });
});

test('a session that ended meanwhile is no failure of the row', async () => {
  const { tap, settle, hook } = openList();
  await tap('a', true);
  await settle(0, new Cancelled());
  expect(hook().failed).toBeNull();
});
