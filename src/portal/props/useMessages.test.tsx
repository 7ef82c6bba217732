import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal';
import type { PartialMessages } from '../../core/contracts';
import { hindi } from '../../locales/hi';

function openPortal(messagesOf: () => PartialMessages, locale?: string) {
  const props = () => ({ locale, messages: messagesOf() });
  const { errors, show } = renderPortal(props(), (portal) => <StrictMode>{portal}</StrictMode>);
  return { errors, rerender: () => show(props()) };
}

const titles = () => screen.queryAllByRole('heading', { level: 1 }).map((h) => h.textContent);

test('a language pack is used from the first render on', () => {
  openPortal(() => hindi, 'hi-IN');

  expect(titles()).toEqual(['शुरू करें']);
  expect(screen.getByRole('button', { name: 'साइन इन करें' }).closest('[lang]')).toHaveProperty(
    'lang',
    'hi-IN',
  );
});

test('no English is shown before the texts of the host are ready', async () => {
  openPortal(() => ({ ...hindi, auth: { ...hindi.auth, getStarted: 'नमस्ते' } }));
  expect(screen.queryByText(/\p{L}/u)).toBeNull();

  await screen.findByRole('heading', { level: 1, name: 'नमस्ते' });
  screen.getByRole('button', { name: 'साइन इन करें' });
});

test('an invalid text is replaced by English', async () => {
  const { errors, rerender } = openPortal(() => ({
    auth: { getStarted: 'Welcome {name}', signIn: 'Go on' },
  }));
  await screen.findByRole('button', { name: 'Go on' });

  rerender();

  expect(titles()).toEqual(['Get Started']);
  expect(errors().map(({ kind, hint }) => [kind, hint])).toEqual([
    ['config', 'auth.getStarted: the portal has no value {name}.'],
  ]);
});

test('new texts are shown without a remount', async () => {
  let getStarted = 'Welcome';
  const { rerender } = openPortal(() => ({ auth: { getStarted } }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  const phone = screen.getByRole('textbox', { name: 'Phone number' });
  getStarted = 'Good day';
  rerender();

  await screen.findByRole('heading', { level: 1, name: 'Good day' });
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toBe(phone);
});
