import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../tests/support/renderPortal';
import { watchNewOrders } from '../watch';

/** Starts as a page that the browser loads ahead; `show` shows it. */
function prerender() {
  const calls = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', calls);
  let prerendering = true;
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => prerendering });
  const show = () => {
    prerendering = false;
    document.dispatchEvent(new Event('prerenderingchange'));
  };
  return { calls, show };
}

const SESSION = async () => ({ token: 'token-1', vendorId: 'v1', restaurantId: 'r1' });

test('a portal that is loaded ahead asks for nothing until it is shown', async () => {
  const { calls, show } = prerender();
  const fetchSession = vi.fn(SESSION);
  renderPortal({ fetchSession, initialPath: '/orders' });
  await act(async () => {});
  expect(fetchSession).not.toHaveBeenCalled();
  expect(calls).not.toHaveBeenCalled();
  expect(screen.queryByRole('heading')).toBeNull();

  act(show);
  await vi.waitFor(() => expect(fetchSession).toHaveBeenCalled());
  await vi.waitFor(() => expect(calls).toHaveBeenCalled());
});

test('a watcher that is started ahead asks for nothing until the page is shown', async () => {
  const { calls, show } = prerender();
  const fetchSession = vi.fn(SESSION);
  const stop = watchNewOrders({ host: '/api', storage: 'memory', fetchSession }, () => {});
  await Promise.resolve();
  expect(fetchSession).not.toHaveBeenCalled();

  show();
  await vi.waitFor(() => expect(calls).toHaveBeenCalled());
  stop();
});

test('a watcher that was stopped before the page is shown stays stopped', async () => {
  const { show } = prerender();
  const fetchSession = vi.fn(SESSION);
  const stop = watchNewOrders({ host: '/api', storage: 'memory', fetchSession }, () => {});
  stop();
  show();
  await Promise.resolve();
  expect(fetchSession).not.toHaveBeenCalled();
});
