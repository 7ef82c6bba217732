import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { silent } from '../../../tests/support/orderApi';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { NO_KYC_VALUES } from '../../core/vendor/kyc';
import { vendorKeys } from '../../core/vendor/queries';
import { toVendor } from '../../core/vendor/wire';
import { useSubmitKyc } from './useSubmitKyc';

const PAN = 'ZZZPZ0000Z';

/** The server saves the submission, but the connection fails before the answer. */
function openForm() {
  const { cache, wrapper } = createTestPortal({
    answers: {
      kycUpdate: silent,
      vendorGet: () => ({ _id: 'v1', pan_detail: { pan_number: PAN, status: 'pending' } }),
    },
  });
  cache.setQueryData(vendorKeys.all('v1'), toVendor({ _id: 'v1' }));
  const onDone = vi.fn();
  const { result, unmount } = renderHook(
    () => useSubmitKyc('pan', { onDone, showErrors: () => '' }),
    { wrapper },
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
