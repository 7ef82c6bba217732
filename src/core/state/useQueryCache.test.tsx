import { QueryObserver } from '@tanstack/query-core';
import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDevice } from '../../../tests/support/device';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { portalQueryClientAtom } from './queryClient';
import { useQueryCache } from './useQueryCache';

test('a clock that is set back makes shown queries read again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { clock, setClock } = createDevice();
  const { store, wrapper } = createTestPortal({ clock });
  renderHook(useQueryCache, { wrapper });
  const calls: string[] = [];
  const show = (name: string, refetchOnWindowFocus: boolean) => {
    const observer = new QueryObserver(store.get(portalQueryClientAtom), {
      queryKey: [name],
      queryFn: async () => calls.push(name),
      staleTime: 60_000,
      refetchOnWindowFocus,
    });
    onTestFinished(observer.subscribe(() => {}));
  };
  show('menu', true);
  show('polled orders', false);
  await vi.advanceTimersByTimeAsync(1_000);
  setClock(-3_600_000);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(calls).toEqual(['menu', 'polled orders', 'menu']);
});
