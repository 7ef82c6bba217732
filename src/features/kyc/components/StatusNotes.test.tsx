import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toVendor } from '../../../core/vendor/wire';
import { StatusNotes } from './StatusNotes';

function showPan(reason?: string) {
  const pan_detail = { pan_number: 'ZZZPZ0000Z', status: 'declined', reason };
  render(<StatusNotes detail={toVendor({ pan_detail }).kyc.pan} />);
  return screen.getByRole('alert').textContent;
}

test('a declined detail shows its reason', () => {
  expect(showPan('The photo is blurred')).toBe('Reason for RejectionThe photo is blurred');
});

test('a declined detail without a reason is shown as declined', () => {
  expect(showPan()).toMatch(/were declined/);
});

test.each([
  ['2020-01-01', /has expired/],
  ['2999-01-01', /^Approved/],
])('approved details with a document until %s say %s', (expiration_date, words) => {
  const fssai_detail = { account_number: '1', expiration_date, status: 'approved' };
  render(<StatusNotes detail={toVendor({ fssai_detail }).kyc.fssai} />);
  expect(screen.getByRole('status').textContent).toMatch(words);
});
