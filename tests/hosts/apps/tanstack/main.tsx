import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { VendorPortal } from 'vendor-portal';

const LINKS = ['/', '/partner', '/partner/offers'];

function Shell() {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label="Host">
        {LINKS.map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
      </nav>
      <output aria-label="Host address">{pathname}</output>
      <main style={{ height: 700 }}>
        <Outlet />
      </main>
    </>
  );
}

const root = createRootRoute({ component: Shell });
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => <h1>Host home</h1>,
});
const partner = createRoute({
  getParentRoute: () => root,
  path: '/partner/$',
  component: () => <VendorPortal host="/api" basename="/partner" />,
});
const router = createRouter({ routeTree: root.addChildren([home, partner]) });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
