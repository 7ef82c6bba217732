import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import * as router from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { IsolatedRouter } from './IsolatedRouter';

const { BrowserRouter, Link, MemoryRouter, Route, Routes, useLocation, useParams } = router;

// The first dynamic import can be slower than the timeout of `waitFor`.
beforeAll(() => import('../diagnostics/ConfigPanel'));
beforeEach(() => window.history.replaceState(null, '', '/partner/orders'));
function Portal({ name = 'portal' }: { name?: string }) {
  return (
    <IsolatedRouter basename="/partner" onError={() => {}}>
      <Routes>
        <Route path="/orders" element={<h2>{name} orders</h2>} />
        <Route path="/offers/:id" element={<Offer name={name} />} />
      </Routes>
      <Link to="/offers/7">{name} offer</Link>
    </IsolatedRouter>
  );
}

function Offer({ name }: { name: string }) {
  return <h2>{`${name} offer ${useParams().id}`}</h2>;
}

function HostPath() {
  return <output>{useLocation().pathname}</output>;
}

function Host({ children }: { children: ReactNode }) {
  return (
    <>
      <HostPath />
      <Link to="/partner/orders">host link</Link>
      {children}
    </>
  );
}

const browserHost = (
  <BrowserRouter>
    <Host>
      <Routes>
        <Route path="/partner/*" element={<Portal />} />
      </Routes>
    </Host>
  </BrowserRouter>
);

const layout = (
  <Host>
    <router.Outlet />
  </Host>
);

function DataHost() {
  const children = [{ path: 'partner/*', element: <Portal /> }];
  const routes = [{ path: '/', element: layout, children }];
  return <router.RouterProvider router={router.createBrowserRouter(routes)} />;
}

test.each([
  ['a declarative router', () => render(<StrictMode>{browserHost}</StrictMode>)],
  ['a data router', () => render(<DataHost />)],
])('a portal inside %s of the same copy has the URL of the host', async (_, open) => {
  open();
  expect(screen.getByRole('heading').textContent).toBe('portal orders');
  const offer = screen.getByRole('link', { name: 'portal offer' });
  expect(offer.getAttribute('href')).toBe('/partner/offers/7');

  fireEvent.click(offer);
  await screen.findByText('portal offer 7');
  expect(screen.getByRole('status').textContent).toBe('/partner/offers/7');
  fireEvent.click(screen.getByRole('link', { name: 'host link' }));
  await screen.findByText('portal orders');
  act(() => window.history.back());
  await screen.findByText('portal offer 7');
  expect(screen.getByRole('status').textContent).toBe('/partner/offers/7');
});

test('a host with a memory router does not follow the portal', () => {
  render(
    <MemoryRouter initialEntries={['/screens/vendor']}>
      <Host>
        <Portal />
      </Host>
    </MemoryRouter>,
  );

  fireEvent.click(screen.getByRole('link', { name: 'portal offer' }));

  expect(screen.getByRole('heading').textContent).toBe('portal offer 7');
  expect(window.location.pathname).toBe('/partner/offers/7');
  expect(screen.getByRole('status').textContent).toBe('/screens/vendor');
});

test('of two portals with one basename only the first changes the URL', () => {
  render(
    <StrictMode>
      <Portal name="left" />
      <Portal name="right" />
    </StrictMode>,
  );

  fireEvent.click(screen.getByRole('link', { name: 'right offer' }));
  expect(window.location.pathname).toBe('/partner/orders');
  screen.getByText('left orders');
  fireEvent.click(screen.getByRole('link', { name: 'left offer' }));
  expect(window.location.pathname).toBe('/partner/offers/7');
  expect(screen.getAllByRole('heading').map((title) => title.textContent)).toEqual([
    'left offer 7',
    'right offer 7',
  ]);
});

test('a portal next to the one that owns the URL starts at its root without an error', () => {
  const onError = vi.fn();
  render(
    <StrictMode>
      <IsolatedRouter basename="/kitchen" onError={onError}>
        <HostPath />
      </IsolatedRouter>
      <Portal />
    </StrictMode>,
  );

  expect(screen.getByRole('status').textContent).toBe('/');
  expect(onError).not.toHaveBeenCalled();
});

test('a URL outside the basename is explained once', async () => {
  window.history.replaceState(null, '', '/vendors/orders');
  const onError = vi.fn();
  const { container } = render(
    <IsolatedRouter basename="/partner" onError={onError}>
      <p>never</p>
    </IsolatedRouter>,
  );

  await vi.waitFor(() => expect(container.textContent).toContain('/partner/…'));
  expect(container.textContent).toContain('/vendors/orders');
  expect(container.textContent).toContain('basename="/vendors"');
  expect(screen.queryByText('never')).toBeNull();
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    kind: 'config',
    hint: expect.stringContaining('basename="/vendors"'),
  });
});

test('the explanation disappears when the URL is inside the basename', () => {
  window.history.replaceState(null, '', '/vendors');
  render(<Portal />);

  act(() => window.history.pushState(null, '', '/partner/orders'));

  screen.getByRole('heading', { name: 'portal orders' });
});

test('react-router still exports the contexts that are reset', () => {
  const contexts = [
    router.UNSAFE_DataRouterContext,
    router.UNSAFE_DataRouterStateContext,
    router.UNSAFE_LocationContext,
    router.UNSAFE_NavigationContext,
    router.UNSAFE_RouteContext,
  ];

  expect(contexts.map(({ displayName }) => displayName)).toEqual([
    'DataRouter',
    'DataRouterState',
    'Location',
    'Navigation',
    'Route',
  ]);
});
