import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { Diagnosis } from '../../core/api/errors';
import type { Portal } from '../createPortal';
import type { Routing } from '../router/usePortalHistory';
import { createFindings } from './createFindings';
import { Diagnostics } from './Diagnostics';

// The first dynamic import can be slower than the timeout of findBy queries.
beforeAll(() => import('./FindingsPanel'));

function open(inHost: (portal: ReactNode) => ReactNode, routing?: Routing) {
  const onError = vi.fn();
  const findings = createFindings(onError);
  const portal = { findings, host: { href: '', origin: '' } } as Portal;
  render(
    <div className="vp-root">{inHost(<Diagnostics portal={portal} routing={routing} />)}</div>,
  );
  return { findings, lines: () => onError.mock.calls.map(([{ line }]) => line) };
}

const at = (path: string) => (portal: ReactNode) => (
  <MemoryRouter initialEntries={['/partner']}>
    <Routes>
      <Route path={path} element={portal} />
    </Routes>
  </MemoryRouter>
);

test('a host route without a splat is reported with the corrected path', async () => {
  const { lines } = open(at('/partner'));
  await screen.findByText('path="/partner/*"');
  expect(lines()).toEqual(['path="/partner/*"']);
});

test.each([
  ['with a splat', at('/partner/*'), undefined],
  ['of a portal behind the hash', at('/partner'), 'hash'],
  ['of no host router', (portal: ReactNode) => portal, undefined],
  [
    'outside of every route',
    (portal: ReactNode) => <BrowserRouter>{portal}</BrowserRouter>,
    'path',
  ],
  [
    'whose child has the splat',
    (portal: ReactNode) => (
      <MemoryRouter initialEntries={['/partner/orders']}>
        <Routes>
          <Route path="/partner" element={portal}>
            <Route path="*" element={null} />
          </Route>
        </Routes>
      </MemoryRouter>
    ),
    undefined,
  ],
] as const)('a route %s is in order', async (_name, inHost, routing) => {
  const { lines } = open(inHost, routing);
  await vi.dynamicImportSettled();
  expect(lines()).toEqual([]);
});

test('in development each finding is a panel that can be hidden', async () => {
  const { findings } = open((portal) => portal);
  findings.report(new Diagnosis('cors', 'No CORS', 'Send:', 'Access-Control-Allow-Origin: *'));
  findings.report(new Diagnosis('push', 'No worker', 'Copy:', 'cp a b'));
  expect(await screen.findAllByRole('alert')).toHaveLength(2);

  fireEvent.click(screen.getAllByRole('button', { name: 'Hide' })[0] as HTMLElement);

  expect(screen.getByRole('alert').textContent).toContain('cp a b');
});

test('in production findings are reported but not shown', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { lines, findings } = open(at('/partner'));
  findings.report(new Diagnosis('push', 'No worker', 'Copy:', 'cp a b'));
  await act(() => vi.dynamicImportSettled());
  expect(lines()).toHaveLength(2);
  expect(screen.queryByRole('region')).toBeNull();
  vi.unstubAllEnvs();
});
