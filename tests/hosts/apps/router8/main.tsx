import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
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

const router = createBrowserRouter([
  {
    path: '/',
    element: <Shell />,
    children: [
      { index: true, element: <h1>Host home</h1> },
      { path: 'partner/*', element: <VendorPortal host="/api" basename="/partner" /> },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
