import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failing } from '../../../tests/support/orderApi';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { ApiRefusal, NetworkFailure } from '../../core/api/errors';
import { vendorKeys } from '../../core/vendor/queries';
import type { Profile } from './data';
import { ProfileForm } from './pages/ManageProfilePage';

const STORED: Profile = { name: 'Asha', phone: '9876543210', email: 'asha@demo.example' };

const form = (profile: Profile) => <ProfileForm profile={{ id: 'v1', wire: {}, ...profile }} />;

/** Opens the form with the server's record of the vendor; with `failure` an update fails. */
function open({ record = STORED, failure }: { record?: Profile; failure?: Error } = {}) {
  const answers = {
    vendorGet: () => ({ _id: 'v1', ...record }),
    ...(failure ? { vendorUpdateProfile: failing(failure) } : {}),
  };
  const { market, cache, toasts, rerender } = renderInPortal(form(STORED), {
    answers,
  });
  cache.setQueryData(vendorKeys.all('v1'), STORED);
  return {
    user: userEvent.setup(),
    toasts,
    sent: () =>
      market.calls.filter(({ name }) => name === 'vendorUpdateProfile').map(({ body }) => body),
    read: (profile: Profile) => rerender(form(profile)),
  };
}

const values = () =>
  ['Name', 'Phone Number', 'Email Address'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );

test('a refetched record fills only the unedited fields', async () => {
  const { user, read } = open();
  await user.type(screen.getByLabelText('Name'), ' K');
  read({ name: 'Elsewhere', phone: '9000000000', email: 'new@demo.example' });
  expect(values()).toEqual(['Asha K', '9000000000', 'new@demo.example']);
});

test('saved fields follow the record again', async () => {
  const { user, read, sent } = open();
  await user.type(screen.getByLabelText('Name'), ' K');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  read({ ...STORED, name: 'Asha K' });
  read({ ...STORED, name: 'Changed elsewhere' });
  expect(values()[0]).toBe('Changed elsewhere');
  expect(sent()).toEqual([{ ...STORED, name: 'Asha K' }]);
});

test('an error disappears when its field is edited', async () => {
  const { user } = open();
  await user.clear(screen.getByLabelText('Name'));
  await user.clear(screen.getByLabelText('Phone Number'));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await user.type(screen.getByLabelText('Name'), 'A');
  expect(screen.queryByText('Name is required')).toBeNull();
  screen.getByText('Phone number is required');
});

const RENAMED = { ...STORED, name: 'Asha K' };

test.each<[string, Error, string]>([
  ['an HTTP 500', new ApiRefusal(500, 'The store is closed.'), 'The store is closed.'],
  ['an HTTP 500 without a word', new ApiRefusal(500, ''), 'Not saved.'],
])('%s is shown as a failure', async (_name, failure, reason) => {
  const { user, toasts } = open({ record: RENAMED, failure });
  await user.type(screen.getByLabelText('Name'), ' K');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
  expect(toasts()).toEqual(['Failed to update profile']);
});

/** Skips the delays between the reads. */
const hurry = () => vi.useFakeTimers().setTimerTickMode('nextTimerAsync');

test('a lost answer counts as saved if the record has the change', async () => {
  hurry();
  const failure = new NetworkFailure('timeout');
  const { user, toasts } = open({ record: RENAMED, failure });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('Name'), ' K');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await vi.waitFor(() => expect(toasts().at(-1)).toBe('Profile Updated Successfully'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a lost answer to an unchanged profile is not called updated', async () => {
  hurry();
  const { user, toasts } = open({ failure: new NetworkFailure('timeout') });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't confirm the update");
  expect(toasts()).toEqual(['Failed to update profile']);
});
