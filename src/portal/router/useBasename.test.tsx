import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  BrowserRouter,
  createMemoryRouter,
  MemoryRouter,
  Route,
  RouterProvider,
  Routes,
} from 'react-router-dom';
import { expect, test } from 'vitest';
import { useBasename } from './useBasename';

function Mount({ given }: { given?: string }) {
  return <output>{useBasename(given) ?? 'unknown'}</output>;
}

function basenameIn(tree: ReactNode): string | null {
  render(tree);
  return screen.getByRole('status').textContent;
}

test('without a host router that can be read the mount is not known', () => {
  expect(basenameIn(<Mount />)).toBe('unknown');
});

test.each([
  ['/partner/', '/partner'],
  ['partner', '/partner'],
  ['//admin//partner', '/admin/partner'],
  ['', '/'],
  ['/café bar', '/caf%C3%A9%20bar'],
  ['/caf%C3%A9', '/caf%C3%A9'],
])('the basename %o is written as %o', (given, written) => {
  expect(basenameIn(<Mount given={given} />)).toBe(written);
});

test('the basename comes from the splat route of the host with its parameters', () => {
  const host = (
    <MemoryRouter initialEntries={['/t/acme/vendor/orders/7']}>
      <Routes>
        <Route path="/t/:tenant">
          <Route path="vendor/*" element={<Mount />} />
        </Route>
      </Routes>
    </MemoryRouter>
  );

  expect(basenameIn(host)).toBe('/t/acme/vendor');
});

test('the basename of the host’s own router comes first', () => {
  window.history.replaceState(null, '', '/app/partner/orders');
  const host = (
    <BrowserRouter basename="/app">
      <Routes>
        <Route path="/partner/*" element={<Mount />} />
      </Routes>
    </BrowserRouter>
  );

  expect(basenameIn(host)).toBe('/app/partner');
});

test('the basename comes from a data router too', () => {
  const routes = [{ path: '/admin/*', element: <Mount /> }];
  const router = createMemoryRouter(routes, {
    basename: '/app',
    initialEntries: ['/app/admin/orders'],
  });

  expect(basenameIn(<RouterProvider router={router} />)).toBe('/app/admin');
});

test('the prop overrides the route', () => {
  const host = (
    <MemoryRouter initialEntries={['/x/orders']}>
      <Routes>
        <Route path="/x/*" element={<Mount given="/partner" />} />
      </Routes>
    </MemoryRouter>
  );

  expect(basenameIn(host)).toBe('/partner');
});
