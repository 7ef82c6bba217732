import { type MouseEvent, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VendorPortal } from 'vendor-portal';
import { shadcn } from 'vendor-portal/presets';
import { Samples } from './samples';

/** `?plain` shows the same page without the styles of the host, and `?preset` the portal in the colours of shadcn. */
const options = new URLSearchParams(window.location.search);
if (!options.has('plain')) await import('./styles.css');
const appearance = options.has('preset') ? shadcn() : undefined;

const LINKS = ['/', '/partner', '/partner/offers', '/partner/samples'];
const SLOTS = { dashboardTop: Samples };
const PAGES = [{ path: '/samples', title: 'Samples', element: <Samples /> }];

const readAddress = () => window.location.pathname;

function App() {
  const [address, setAddress] = useState(readAddress);
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    const read = () => setAddress(readAddress());
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  useEffect(() => void document.documentElement.classList.toggle('dark', isDark), [isDark]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    window.history.pushState(null, '', event.currentTarget.href);
    setAddress(readAddress());
  };
  return (
    <>
      <nav aria-label="Host" className="flex gap-4 p-2">
        {LINKS.map((to) => (
          <a key={to} href={to} onClick={follow}>
            {to}
          </a>
        ))}
      </nav>
      <label>
        <input
          type="checkbox"
          checked={isDark}
          onChange={({ target }) => setDark(target.checked)}
        />
        Dark host
      </label>
      <output aria-label="Host address">{address}</output>
      <main style={{ height: 700 }}>
        {address.startsWith('/partner') ? (
          <VendorPortal
            host="/api"
            basename="/partner"
            slots={SLOTS}
            pages={PAGES}
            appearance={appearance}
          />
        ) : (
          <>
            <h1>Host home</h1>
            <Samples />
          </>
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
