import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { renderWithHost } from '../../../../tests/support/renderWithHost';
import type { HostField } from '../../../core/contracts';
import { toVendor } from '../../../core/vendor/wire';
import { KycForm } from './KycForm';

test('a field of the host with a problem does not take the focus of the vendor', async () => {
  const branch: HostField = {
    id: 'branch',
    label: 'Branch',
    kind: 'text',
    validate: () => 'Four digits',
  };
  const fields = { kyc: (portalFields: readonly object[]) => [...portalFields, branch] } as never;
  renderWithHost(<KycForm type="bank" kyc={toVendor({}).kyc} />, { fields });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Four digits');

  const bank = screen.getByLabelText<HTMLInputElement>(/Bank name/i);
  await userEvent.type(bank, 'Demo Bank');

  expect(bank.value).toBe('Demo Bank');
  expect(document.activeElement).toBe(bank);
});

test('the error of a field disappears when the field is edited (B5)', async () => {
  renderInPortal(<KycForm type="bank" kyc={toVendor({}).kyc} />);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await userEvent.type(screen.getByLabelText(/IFSC/), 'D');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Invalid IFSC Code');

  await userEvent.type(screen.getByLabelText(/IFSC/), 'E');

  expect(screen.queryByText('Invalid IFSC Code')).toBeNull();
});
