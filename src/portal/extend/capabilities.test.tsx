import { render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Capability, RequestOptions } from '../../core/contracts';
import { VendorPortal } from '../VendorPortal';

const FUTURE = ['idempotency', 'teleport'] as unknown as Capability[];
const LINE = /^capabilities=\{\['idempotency'/;

beforeEach(() => window.history.replaceState(null, '', '/partner'));

function open(capabilities: readonly Capability[]) {
  const onError = vi.fn();
  const props = { host: '/api', basename: '/partner', storage: 'memory', onError } as const;
  // Inline, so each render passes a new array.
  const portal = () => <VendorPortal {...props} capabilities={[...capabilities]} />;
  const { rerender } = render(portal());
  return { onError, again: () => rerender(portal()) };
}

test('an unknown capability is shown in development', async () => {
  const { onError, again } = open(FUTURE);
  await screen.findByRole('heading', { name: 'Get Started' });
  await screen.findByText(LINE);
  screen.getByText(/teleport/);
  again();
  await vi.waitFor(() =>
    expect(onError.mock.calls.map(([error]) => error.kind)).toEqual(['config']),
  );
});

test('in production it is only reported to the host', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { onError } = open(FUTURE);
  await screen.findByRole('heading', { name: 'Get Started' });
  await vi.waitFor(() =>
    expect(onError.mock.calls.map(([error]) => error.kind)).toEqual(['config']),
  );
  expect(screen.queryByText(LINE)).toBeNull();
});

test.each([
  ['saffron', 'a string'],
  [[['X-Tenant', 'saffron']], 'a list'],
])('a request prop that is %o is reported as %s', async (given, kind) => {
  const onError = vi.fn();
  const props = { host: '/api', basename: '/partner', storage: 'memory', onError } as const;
  render(<VendorPortal {...props} request={given as unknown as RequestOptions} />);
  await screen.findByRole('heading', { name: 'Get Started' });
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    kind: 'config',
    message: `The request prop is ${kind} instead of an object, so it changes no call`,
  });
});

test.each([
  ['https://images.example', 'a string'],
  [true, 'a boolean'],
])('image origins that are %o are reported as %s', async (given, kind) => {
  const onError = vi.fn();
  const props = { host: '/api', basename: '/partner', storage: 'memory', onError } as const;
  render(<VendorPortal {...props} imageOrigins={given as unknown as string[]} />);
  await screen.findByRole('heading', { name: 'Get Started' });
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    kind: 'config',
    message: `The imageOrigins prop is ${kind} instead of a list, so no other origin is allowed`,
  });
});

test('a known capability is reported to nobody', async () => {
  const { onError } = open(['idempotency']);
  await screen.findByRole('heading', { name: 'Get Started' });
  expect(onError).not.toHaveBeenCalled();
});
