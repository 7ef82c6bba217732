import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { ApiRefusal, Cancelled, NetworkFailure } from '../api/errors';
import { mutationAtom } from './mutationAtom';
import { type SwitchInput, useListSwitch } from './useListSwitch';

interface Dish {
  id: string;
  isOn: boolean;
}

const queryKey = ['dishes'];

/** Opens a list of two switches, in which each call waits for `settle`. */
function openList() {
  const { cache, toasts, wrapper } = createTestPortal();
  cache.setQueryData<Dish[]>(queryKey, [
    { id: 'a', isOn: false },
    { id: 'b', isOn: true },
  ]);
  const calls: { id: string; isOn: boolean; settle: (failure?: Error) => void }[] = [];
  const mutation = mutationAtom<SwitchInput<Dish>, null, string>(() => ({
    key: ['switch'],
    operation: 'teamSetActive',
    row: ({ row }) => row.id,
    before: () => undefined,
    send: ({ row: { id }, isOn }) =>
      new Promise<string>((resolve, reject) => {
        const settle = (failure?: Error) => (failure ? reject(failure) : resolve(`${id} ${isOn}`));
        calls.push({ id, isOn, settle });
      }),
    read: async () => null,
    has: () => false,
    invalidates: [],
  }));
  const options = {
    group: 'menu' as const,
    queryKey,
    put: (row: Dish, isOn: boolean) => ({ ...row, isOn }),
    done: (row: Dish, isOn: boolean, message: string) => `${row.id} is ${isOn}: ${message}`,
  };
  const { result } = renderHook(() => useListSwitch<Dish>(mutation, options), { wrapper });
  const row = (id: string) => cache.getQueryData<Dish[]>(queryKey)?.find((one) => one.id === id);
  return {
    calls,
    toasts,
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

test('the list shows a switch before the server answers', async () => {
  const { tap, settle, isOn, toasts } = openList();
  await tap('a', true);
  expect([isOn('a'), toasts()]).toEqual([true, []]);
  await settle(0);
  expect(toasts()).toEqual(['a is true: a true']);
  expect(isOn('a')).toBe(true);
});

test('a refused switch is undone alone', async () => {
  const { tap, settle, isOn, hook, toasts } = openList();
  await tap('a', true);
  await tap('b', false);
  await settle(0, new ApiRefusal(400, 'Not today.'));
  const failed = { row: { id: 'a', isOn: false }, reason: 'Not today.' };
  expect([isOn('a'), isOn('b'), hook().failed, toasts()]).toEqual([false, false, failed, []]);
  act(() => hook().forget());
  expect(hook().failed).toBeNull();
});

test('a row sends one call at a time', async () => {
  const { tap, settle, calls, isOn, toasts } = openList();
  await tap('a', true);
  await tap('a', false);
  expect([calls.length, isOn('a')]).toEqual([1, false]);
  await settle(0);
  expect(calls.map((call) => call.isOn)).toEqual([true, false]);
  await settle(1);
  expect([isOn('a'), toasts()]).toEqual([false, ['a is false: a false']]);
});

test('taps that end where the server already is send nothing more', async () => {
  const { tap, settle, calls, isOn } = openList();
  await tap('a', true);
  await tap('a', false);
  await tap('a', true);
  await settle(0);
  expect([calls.length, isOn('a')]).toEqual([1, true]);
});

test('the row shows what the first call did when the second one fails', async () => {
  const { tap, settle, isOn, hook } = openList();
  await tap('a', true);
  await tap('a', false);
  await settle(0);
  await settle(1, new NetworkFailure('unreachable'));
  expect([isOn('a'), hook().failed?.row]).toEqual([true, { id: 'a', isOn: true }]);
});

test('two rows do not wait for each other', async () => {
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

test('a session that ended in the meantime is no failure of the row', async () => {
  const { tap, settle, hook } = openList();
  await tap('a', true);
  await settle(0, new Cancelled());
  expect(hook().failed).toBeNull();
});
