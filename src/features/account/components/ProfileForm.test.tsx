import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/query-core';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { ApiRefusal, NetworkFailure } from '../../../core/api/errors';
import { queryClientAtom } from '../../../core/state/queryClient';
import { notifyAtom, type Services, servicesAtom, sessionAtom } from '../../../core/state/services';
import type { Profile } from '../schema';
import { ProfileForm } from './ProfileForm';

const STORED: Profile = { name: 'Asha', phone: '9876543210', email: 'asha@demo.example' };

/** The server's record of the vendor, and the failure that an update gets. */
function open({ record = STORED, failure }: { record?: Profile; failure?: Error } = {}) {
  const store = createStore();
  const sent: unknown[] = [];
  const said: string[] = [];
  const send = async (_name: string, body?: object) => {
    sent.push(body);
    if (failure) throw failure;
    return { status: 200, message: '', data: null, body: {} };
  };
  const one = async () => ({ _id: 'v1', ...record });
  const session = {
    generation: () => 1,
    signal: () => new AbortController().signal,
    getState: () => ({ phase: 'signedOut' }),
    subscribe: () => () => {},
  };
  store.set(servicesAtom, {
    api: { send, one, settle() {} },
    session,
    callbacks: { onEvent() {} },
  } as unknown as Services);
  const say = (text: string) => void said.push(text);
  store.set(notifyAtom, { success: say, error: say, info() {} });
  store.set(sessionAtom, { phase: 'signedOut' });
  const cache = new QueryClient();
  cache.setQueryData(['vendor', ''], STORED);
  store.set(queryClientAtom, cache);
  const form = (profile: Profile) => (
    <Provider store={store}>
      <ProfileForm profile={profile} />
    </Provider>
  );
  const { rerender } = render(form(STORED));
  return {
    user: userEvent.setup(),
    sent,
    said,
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
  expect(sent).toEqual([{ ...STORED, name: 'Asha K' }]);
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
  ['an HTTP 500 without a word', new ApiRefusal(500, ''), 'Nothing was saved.'],
])('%s is shown as a failure', async (_name, failure, reason) => {
  const { user, said } = open({ record: RENAMED, failure });
  await user.type(screen.getByLabelText('Name'), ' K');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
  expect(said).toEqual(['Failed to update profile']);
});

/** The delays between the reads pass at once. */
const hurry = () => vi.useFakeTimers().setTimerTickMode('nextTimerAsync');

test('a lost answer counts as saved if the record has the change', async () => {
  hurry();
  const failure = new NetworkFailure('timeout');
  const { user, said } = open({ record: RENAMED, failure });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByRole('alert');
  await user.type(screen.getByLabelText('Name'), ' K');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(said).toEqual(['Failed to update profile', 'Profile Updated Successfully']);
});

test('a lost answer to an unchanged profile is not called updated', async () => {
  hurry();
  const { user, said } = open({ failure: new NetworkFailure('timeout') });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No clear answer came.');
  expect(said).toEqual(['Failed to update profile']);
});
