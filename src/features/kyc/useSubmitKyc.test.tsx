import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { Cancelled } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { createQueryClient, queryClientAtom } from '../../core/state/queryClient';
import { notifyAtom, type Services, servicesAtom, sessionAtom } from '../../core/state/services';
import { NO_KYC_VALUES } from '../../core/vendor/kyc';
import { vendorKeys } from '../../core/vendor/queries';
import { toVendor } from '../../core/vendor/wire';
import { useSubmitKyc } from './useSubmitKyc';

const PAN = 'ZZZPZ0000Z';
const SESSION = {
  phase: 'active',
  vendorId: 'v1',
  restaurantId: 'r1',
  isKycCompleted: true,
} as const;

/** The server saves the submission, but the connection fails before the answer. */
function openForm() {
  const lost: ApiClient['send'] = (_name, _body, options) =>
    new Promise((_resolve, reject) => {
      const cancel = () => reject(new Cancelled('gone'));
      options?.signal?.addEventListener('abort', cancel);
      if (options?.signal?.aborted) cancel();
    });
  const one: ApiClient['one'] = () =>
    Promise.resolve({ _id: 'v1', pan_detail: { pan_number: PAN, status: 'pending' } });
  const store = createStore();
  const cache = createQueryClient();
  cache.setQueryData(vendorKeys.all('v1'), toVendor({ _id: 'v1' }));
  store.set(queryClientAtom, cache);
  store.set(notifyAtom, { success() {}, error() {}, info() {} });
  store.set(sessionAtom, SESSION);
  const { signal } = new AbortController();
  const session = { generation: () => 1, signal: () => signal };
  store.set(servicesAtom, {
    api: { send: lost, one, settle() {} },
    session,
    callbacks: { onEvent() {} },
  } as unknown as Services);
  const onDone = vi.fn();
  const { result, unmount } = renderHook(
    () => useSubmitKyc('pan', { onDone, showErrors: () => '' }),
    {
      wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
    },
  );
  const values = { ...NO_KYC_VALUES, number: PAN, document: null };
  let sent = Promise.resolve();
  act(() => {
    sent = result.current.submit(values);
  });
  return { form: () => result.current, sent, unmount, onDone };
}

test('a cancelled submission that the server saved is done', async () => {
  const { form, sent, onDone } = openForm();
  await act(async () => {
    form().cancel();
    await sent;
  });
  expect(onDone).toHaveBeenCalledOnce();
});

test('a submission that ends after the form was left does not navigate', async () => {
  const { sent, unmount, onDone } = openForm();
  unmount();
  await sent;
  expect(onDone).not.toHaveBeenCalled();
});
