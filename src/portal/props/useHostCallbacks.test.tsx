import { render, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { PortalFailure } from '../../core/api/errors';
import type { VendorPortalProps } from '../VendorPortalProps';
import { type HostCallbacks, useHostCallbacks } from './useHostCallbacks';

const HOST = 'https://api.market.example';

function holdCallbacks(props: Omit<VendorPortalProps, 'host'>) {
  return renderHook((latest: typeof props) => useHostCallbacks({ host: HOST, ...latest }), {
    initialProps: props,
  });
}

test('new callbacks change only which function is called', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { result, rerender } = holdCallbacks({ onNavigate: first });
  const held = result.current;

  rerender({ onNavigate: second });
  held.onNavigate({ path: '/orders', title: 'Orders' });

  expect(result.current).toBe(held);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith({ path: '/orders', title: 'Orders' });
});

test('an effect inside the portal already finds the callbacks of the same rendering', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  function Child({ callbacks, path }: { callbacks: HostCallbacks; path: string }) {
    useEffect(() => callbacks.onNavigate({ path, title: '' }), [callbacks, path]);
    return null;
  }
  function Host({ onNavigate, path }: { onNavigate: () => void; path: string }) {
    return <Child callbacks={useHostCallbacks({ host: HOST, onNavigate })} path={path} />;
  }
  const { rerender } = render(<Host onNavigate={first} path="/" />);

  rerender(<Host onNavigate={second} path="/orders" />);

  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('a callback that throws is reported to the page', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const fault = new Error('fault of the host');
  const fail = () => {
    throw fault;
  };
  const onEvent = vi.fn();
  const all = { onSignIn: fail, onSignOut: fail, onNavigate: fail, onError: fail, logger: fail };
  const { current } = holdCallbacks({ ...all, onEvent }).result;

  current.onSignIn({ vendorId: 'v', restaurantId: 'r', isKycCompleted: true });
  current.onSignOut('user');
  current.onNavigate({ path: '/', title: '' });
  current.onError(new PortalFailure('render', 'x'));
  current.logger({ level: 'warn', message: 'x' });

  expect(reportError.mock.calls).toEqual(Array(5).fill([fault]));
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'signed-in', isKycCompleted: true }],
    [{ type: 'signed-out', reason: 'user' }],
  ]);
});

test('only problems reach the console without a logger', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { logger } = holdCallbacks({}).result.current;

  logger({ level: 'info', message: 'quiet' });
  logger({ level: 'warn', message: 'logged', details: { status: 500 } });

  expect(warn.mock.calls).toEqual([['vendor-portal: logged', { status: 500 }]]);
  expect(info).not.toHaveBeenCalled();
});
