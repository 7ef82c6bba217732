import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/query-core';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { queryClientAtom } from '../../../core/state/queryClient';
import { notifyAtom, type Services, servicesAtom, sessionAtom } from '../../../core/state/services';
import type { Profile } from '../types';
import { ProfileForm } from './ProfileForm';

const STORED: Profile = { name: 'Asha', phone: '9876543210', email: 'asha@demo.example' };

function open() {
  const store = createStore();
  const sent: unknown[] = [];
  const send = async (_name: string, body?: object) => {
    sent.push(body);
    return { status: 200, message: '', data: null, body: {} };
  };
  store.set(servicesAtom, { api: { send } } as unknown as Services);
  store.set(notifyAtom, { success() {}, error() {}, info() {} });
  store.set(sessionAtom, { phase: 'signedOut' });
  store.set(queryClientAtom, new QueryClient());
  const form = (profile: Profile) => (
    <Provider store={store}>
      <ProfileForm profile={profile} />
    </Provider>
  );
  const { rerender } = render(form(STORED));
  return { user: userEvent.setup(), sent, read: (profile: Profile) => rerender(form(profile)) };
}

const values = () =>
  ['Name', 'Phone Number', 'Email Address'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );

test('a newer record fills the fields that nobody has touched, and no other', async () => {
  const { user, read } = open();
  await user.type(screen.getByLabelText('Name'), ' K');
  read({ name: 'Elsewhere', phone: '9000000000', email: 'new@demo.example' });
  expect(values()).toEqual(['Asha K', '9000000000', 'new@demo.example']);
});

test('what was saved follows the record again', async () => {
  const { user, read, sent } = open();
  await user.type(screen.getByLabelText('Name'), ' K');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  read({ ...STORED, name: 'Asha K' });
  read({ ...STORED, name: 'Changed elsewhere' });
  expect(values()[0]).toBe('Changed elsewhere');
  expect(sent).toEqual([{ ...STORED, name: 'Asha K' }]);
});

test('an error goes as soon as its field is edited, and not before', async () => {
  const { user } = open();
  await user.clear(screen.getByLabelText('Name'));
  await user.clear(screen.getByLabelText('Phone Number'));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await user.type(screen.getByLabelText('Name'), 'A');
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(screen.getByText('Phone number is required')).not.toBeNull();
});
