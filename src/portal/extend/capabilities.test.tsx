import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal';
import type { Capability, RequestOptions } from '../../core/contracts';

const FUTURE = ['idempotency', 'teleport'] as unknown as Capability[];
const LINE = /^capabilities=\{\['idempotency'/;

test('an unknown capability is shown in development', async () => {
  const { errors, show } = renderPortal({ capabilities: FUTURE });
  await screen.findByRole('heading', { name: 'Get Started' });
  await screen.findByText(LINE);
  screen.getByText(/teleport/);
  show({ capabilities: [...FUTURE] });
  await vi.waitFor(() => expect(errors()).toMatchObject([{ kind: 'config' }]));
});

test('in production it is only reported to the host', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { errors } = renderPortal({ capabilities: FUTURE });
  await screen.findByRole('heading', { name: 'Get Started' });
  await vi.waitFor(() => expect(errors()).toMatchObject([{ kind: 'config' }]));
  expect(screen.queryByText(LINE)).toBeNull();
});

test.each([
  ['saffron', 'a string'],
  [[['X-Tenant', 'saffron']], 'a list'],
])('a request prop that is %o is reported as %s', async (given, kind) => {
  const { errors } = renderPortal({ request: given as unknown as RequestOptions });
  await screen.findByRole('heading', { name: 'Get Started' });
  await vi.waitFor(() => expect(errors()).toHaveLength(1));
  expect(errors()[0]).toMatchObject({
    kind: 'config',
    message: `The request prop is ${kind} instead of an object, so it changes no call`,
  });
});

test.each([
  ['https://images.example', 'a string'],
  [true, 'a boolean'],
])('image origins that are %o are reported as %s', async (given, kind) => {
  const { errors } = renderPortal({ imageOrigins: given as unknown as string[] });
  await screen.findByRole('heading', { name: 'Get Started' });
  await vi.waitFor(() => expect(errors()).toHaveLength(1));
  expect(errors()[0]).toMatchObject({
    kind: 'config',
    message: `The imageOrigins prop is ${kind} instead of a list, so no other origin is allowed`,
  });
});

test('a known capability is reported to nobody', async () => {
  const { errors } = renderPortal({ capabilities: ['idempotency'] });
  await screen.findByRole('heading', { name: 'Get Started' });
  expect(errors()).toEqual([]);
});
