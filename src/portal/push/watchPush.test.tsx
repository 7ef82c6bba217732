import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal';
import type { HostSession, PushAdapter } from '../../core/contracts';

// The first dynamic import can be slower than what the tests wait for.
beforeAll(() => import('./watchPush'));

function watchedAdapter() {
  const unregister = vi.fn(() => Promise.resolve());
  const adapter: PushAdapter = {
    register: () => Promise.resolve('push-token-1'),
    unregister,
    onMessage: () => () => {},
  };
  return { adapter, unregister };
}

test('a portal that starts signed out ends the messages of the vendor before', async () => {
  const { adapter, unregister } = watchedAdapter();
  renderPortal({ pushAdapter: adapter });
  await screen.findByRole('textbox', { name: /phone/i });

  expect(unregister).toHaveBeenCalledTimes(1);
});

test('a host without a session ends the messages of the vendor before', async () => {
  const { adapter, unregister } = watchedAdapter();
  let answer: (session: HostSession | null) => void = () => {};
  const fetchSession = () =>
    new Promise<HostSession | null>((resolve) => {
      answer = resolve;
    });
  renderPortal({ pushAdapter: adapter, fetchSession });
  await vi.waitFor(() => expect(answer).not.toHaveLength(0));
  expect(unregister).not.toHaveBeenCalled();
  answer(null);
  await screen.findByRole('button', { name: 'Sign in again' });

  expect(unregister).toHaveBeenCalledTimes(1);
});

test('a host that cannot say whether there is a session leaves the device registered', async () => {
  const { adapter, unregister } = watchedAdapter();
  renderPortal({
    pushAdapter: adapter,
    fetchSession: () => Promise.reject(new Error('The network is down')),
  });
  await screen.findByRole('button', { name: 'Try again' });

  expect(unregister).not.toHaveBeenCalled();
});

test('an adapter that fails at the start harms nothing', async () => {
  const { adapter } = watchedAdapter();
  const unregister = () => {
    throw new Error('no');
  };
  const logger = vi.fn();
  renderPortal({ pushAdapter: { ...adapter, unregister }, logger });
  await screen.findByRole('textbox', { name: /phone/i });

  expect(logger).toHaveBeenCalledWith(expect.objectContaining({ message: 'push failed' }));
});
