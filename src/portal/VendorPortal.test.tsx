import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { VendorPortal } from './VendorPortal';

beforeEach(() => window.history.replaceState(null, '', '/partner'));
test.each([
  ['market.example', 'market.example'],
  ['//market.example', '//market.example'],
  ['https://user:secret@market.example', 'https://user:secret@market.example'],
  ['', 'nothing'],
])('the host %o is refused in words, and told to the host page once', async (host, found) => {
  const onError = vi.fn();
  render(<VendorPortal host={host} basename="/partner" onError={onError} />);

  expect(await screen.findByRole('heading', { name: 'The portal cannot start here' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/backend address/);
  expect(screen.getByText(found)).toBeTruthy();
  expect(onError.mock.calls.map(([error]) => error.kind)).toEqual(['config']);
});

test('an orders path that could lead elsewhere is refused in words', async () => {
  const onError = vi.fn();
  const endpoints = { ordersList: '/orders/../admin' };
  render(<VendorPortal host="/api" basename="/partner" endpoints={endpoints} onError={onError} />);

  expect(await screen.findByText('/orders/../admin')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/endpoints prop/);
  expect(onError.mock.calls.map(([error]) => error.kind)).toEqual(['config']);
});

test('a portal that starts takes its words from the locale and leaves the page’s own', async () => {
  Object.assign(document.documentElement, { lang: 'fr', dir: 'rtl' });
  document.title = 'Page of the host';
  const { container } = render(
    <VendorPortal host="/api" basename="/partner" locale="en-IN" storage="memory" />,
  );

  expect(await screen.findByRole('heading', { name: 'Get Started' })).toBeTruthy();
  expect(container.firstElementChild?.getAttribute('lang')).toBe('en-IN');
  expect(container.firstElementChild?.getAttribute('dir')).toBe('ltr');
  expect(document.documentElement).toMatchObject({ lang: 'fr', dir: 'rtl' });
  expect(document.title).toBe('Page of the host');
});
