import { act, render } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { silent } from '../../../tests/support/orderApi';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { paths } from '../../core/navigation/paths';
import { vendorKeys } from '../../core/vendor/queries';
import { toVendor } from '../../core/vendor/wire';
import { useKycForm } from './useKycForm';

const BANK = { bankName: 'Demo Bank', accountNumber: '000000001234', ifscCode: 'DEMO0ABCDEF' };
const WIRE = {
  bank_name: BANK.bankName,
  account_number: BANK.accountNumber,
  ifsc_code: BANK.ifscCode,
};

/** The server saves the submission, but the connection fails before the answer. */
async function submitForm() {
  const { cache, wrapper, toasts } = createTestPortal({
    answers: {
      kycUpdate: silent,
      vendorGet: () => ({ _id: 'v1', bank_detail: { ...WIRE, status: 'pending' } }),
    },
  });
  const vendor = toVendor({ _id: 'v1' });
  cache.setQueryData(vendorKeys.all('v1'), vendor);
  const shown: { form?: ReturnType<typeof useKycForm>; path?: string } = {};
  const Form = () => {
    shown.form = useKycForm('bank', vendor.kyc.bank);
    return null;
  };
  const Screen = ({ isOpen }: { isOpen: boolean }) => {
    shown.path = useLocation().pathname;
    return isOpen && <Form />;
  };
  const { rerender } = render(<Screen isOpen />, { wrapper });
  await act(async () => shown.form?.form.reset({ ...shown.form.form.getValues(), ...BANK }));
  await act(async () => shown.form?.onSubmit());
  await vi.waitFor(() => expect(shown.form?.isBusy).toBe(true));
  return {
    shown,
    toasts,
    leave: () => rerender(<Screen isOpen={false} />),
    cancel: () => act(async () => shown.form?.cancel()),
  };
}

test('a cancelled submission that the server saved is done', async () => {
  const { shown, cancel } = await submitForm();
  await cancel();
  await vi.waitFor(() => expect(shown.path).toBe(paths.kycDocuments));
});

test('a submission that ends after the form was left does not navigate', async () => {
  const { shown, toasts, leave } = await submitForm();
  leave();
  await vi.waitFor(() => expect(toasts()).toEqual(['BANK details updated successfully']));
  await act(async () => {});
  expect(shown.path).toBe('/');
});
