import { getApps, initializeApp } from 'firebase/app';
import { type MouseEvent, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VendorPortal } from 'vendor-portal';
import { fcmPush } from 'vendor-portal/push-fcm';

/** The configuration of the host's own Firebase app. */
const CONFIG = { apiKey: 'key', projectId: 'demo', appId: '1:2:web:3', messagingSenderId: '2' };
initializeApp(CONFIG);

const push = fcmPush({ config: CONFIG, vapidKey: 'key' });

const LINKS = ['/', '/partner', '/partner/offers'];

const readAddress = () => window.location.pathname;

function App() {
  const [address, setAddress] = useState(readAddress);
  const [error, setError] = useState('');
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
      <output aria-label="Firebase apps of the host">{getApps().length}</output>
      <output aria-label="Error of the portal">{error}</output>
      <main style={{ height: 700 }}>
        {/^\/partner(?:\/|$)/.test(address) ? (
          <VendorPortal
            host="/api"
            basename="/partner"
            pushAdapter={push}
            // Discard the log: without permission the portal logs that it has no token.
            logger={() => {}}
            onError={({ message, hint }) => setError(`${message}. ${hint}`)}
          />
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
