import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../core/api/types';
import { createQueryClient, queryClientAtom } from '../../core/state/queryClient';
import { notifyAtom, type Services, servicesAtom, sessionAtom } from '../../core/state/services';
import { withAdded } from './draft';
import { useTimingsActions } from './useTimingsActions';
import { toTimings } from './wire';

afterEach(cleanup);

const SIGNED_IN = {
  phase: 'active',
  vendorId: 'v1',
  restaurantId: 'r1',
  isKycCompleted: true,
} as const;

test.each([
  ['restaurant', { ...SIGNED_IN, restaurantId: '' }],
  ['vendor', { ...SIGNED_IN, vendorId: '' }],
])('hours are not saved without the id of the %s', async (_name, session) => {
  const store = createStore();
  const send = vi.fn();
  const error = vi.fn();
  store.set(queryClientAtom, createQueryClient());
  store.set(servicesAtom, { api: { send } as unknown as ApiClient } as Services);
  store.set(notifyAtom, { error, success: vi.fn(), info: vi.fn() });
  store.set(sessionAtom, session);
  const { result } = renderHook(() => useTimingsActions(toTimings({}, 'Asia/Kolkata')), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  });
  const draft = withAdded(new Map(), [{ day: 0, span: { from: '11:00', to: '15:00' } }], 0);

  const outcome = await act(() => result.current.save('all', draft));

  expect(outcome).toEqual({ isDone: false, problem: 'Missing vendor or restaurant ID' });
  expect(error).toHaveBeenCalledWith('Missing vendor or restaurant ID', { durationMs: 2000 });
  expect(send).not.toHaveBeenCalled();
});
