import { QueryObserver } from '@tanstack/query-core';
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { PropsWithChildren } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDevice } from '../../../tests/support/device';
import { memoryStorage } from '../../adapters/storage/memoryStorage';
import { clockAtom } from '../clock/state';
import { createSession } from '../session/createSession';
import { portalQueryClientAtom } from './queryClient';
import { connectSession, type Services, servicesAtom } from './services';
import { useQueryCache } from './useQueryCache';

test('a clock that is set back makes shown queries read again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { clock, setClock } = createDevice();
  const session = createSession({ host: 'https://api.example', storage: memoryStorage() });
  const store = createStore();
  store.set(clockAtom, clock);
  store.set(servicesAtom, { session } as Services);
  onTestFinished(connectSession(store, session));
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
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
