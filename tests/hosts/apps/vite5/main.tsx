import { type MouseEvent, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VendorPortal } from 'vendor-portal';

const LINKS = ['/', '/partner', '/partner/offers'];

const readAddress = () => window.location.pathname;

function App() {
  const [address, setAddress] = useState(readAddress);
  useEffect(() => {
    const read = () => setAddress(readAddress());
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    window.history.pushState(null, '', event.currentTarget.href);
    setAddress(readAddress());
  };
  return (
    <>
      <nav aria-label="Host">
        {LINKS.map((to) => (
          <a key={to} href={to} onClick={follow}>
            {to}
          </a>
        ))}
      </nav>
      <output aria-label="Host address">{address}</output>
      <main style={{ height: 700 }}>
        {/^\/partner(?:\/|$)/.test(address) ? (
          <VendorPortal host="/api" basename="/partner" />
        ) : (
          <h1>Host home</h1>
        )}
      </main>
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
