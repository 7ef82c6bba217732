import { type MouseEvent, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VendorPortal, type VendorPortalProps } from 'vendor-portal';

/** The paths at which this host shows a portal, each with the portal's props. */
const MOUNTS: Record<string, Omit<VendorPortalProps, 'host'>> = {
  '/partner': { basename: '/partner' },
  '/hash': { routing: 'hash' },
  '/memory': { routing: 'memory' },
  '/content': { basename: '/content', layout: 'content' },
  '/shadow': { basename: '/shadow', isolation: 'shadow' },
};

const LINKS = [
  '/',
  '/partner',
  '/partner/offers',
  '/hash',
  '/hash#/offers',
  '/memory',
  '/content',
  '/content/offers',
  '/content/logout',
  '/shadow',
  '/shadow/offers',
];

const readAddress = () => window.location.pathname + window.location.hash;

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
  const mount = MOUNTS[/^\/\w*/.exec(address)?.[0] ?? ''];
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
        {mount ? <VendorPortal key={mount.basename} host="/api" {...mount} /> : <h1>Host home</h1>}
      </main>
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
