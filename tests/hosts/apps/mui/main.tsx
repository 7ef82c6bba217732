import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type MouseEvent, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VendorPortal } from 'vendor-portal';
import { Layout } from './Layout';
import { Samples } from './samples';

/** `?plain` shows the same page without MUI. */
const isPlain = new URLSearchParams(window.location.search).has('plain');

const LINKS = ['/', '/partner', '/partner/offers', '/partner/samples', '/drawer'];
const SLOTS = { dashboardTop: Samples };
const PAGES = [{ path: '/samples', title: 'Samples', element: <Samples /> }];
const OWN = isPlain ? {} : { slots: SLOTS, pages: PAGES };

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
  const links = (
    <>
      <nav aria-label="Host">
        {LINKS.map((to) => (
          <a key={to} href={to} onClick={follow}>
            {to}
          </a>
        ))}
      </nav>
      <output aria-label="Host address">{address}</output>
    </>
  );
  const portal = <VendorPortal host="/api" basename="/partner" {...OWN} />;
  if (isPlain) {
    return (
      <>
        {links}
        <main style={{ height: 700 }}>{portal}</main>
      </>
    );
  }
  return (
    <Layout links={links}>
      {address.startsWith('/partner') ? (
        portal
      ) : (
        <>
          <h1>Host home</h1>
          <Samples />
        </>
      )}
      <Drawer anchor="right" open={address === '/drawer'}>
        <Box sx={{ width: 700, height: '100%' }}>
          <VendorPortal host="/api" routing="memory" slots={SLOTS} />
        </Box>
      </Drawer>
    </Layout>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
