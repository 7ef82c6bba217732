import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { VendorPortal } from 'vendor-portal';

const LINKS = ['/', '/partner', '/partner/offers'];

/** The portal has another copy of react-router, since this version is older than the one that it needs. */
function Partner() {
  const [error, setError] = useState('');
  return (
    <>
      <VendorPortal host="/api" onError={({ message, hint }) => setError(`${message} ${hint}`)} />
      <output aria-label="Error">{error}</output>
    </>
  );
}

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
      { path: 'partner/*', element: <Partner /> },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
