import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { VendorPortal } from 'vendor-portal';

const LINKS = ['/', '/partner', '/partner/offers'];

function App() {
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
        <Routes>
          <Route path="/" element={<h1>Host home</h1>} />
          <Route
            path="/partner/*"
            element={<VendorPortal host="/api" basename="/partner" storage="local" />}
          />
        </Routes>
      </main>
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
