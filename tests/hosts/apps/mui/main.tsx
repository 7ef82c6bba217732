import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import { type MouseEvent, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VendorPortal } from 'vendor-portal';
import { mui } from 'vendor-portal/presets';
import { Layout } from './Layout';
import { Samples } from './samples';

/** `?plain` shows the same page without MUI, and `?preset` the portal with the theme of MUI. */
const options = new URLSearchParams(window.location.search);
const isPlain = options.has('plain');

const LINKS = ['/', '/partner', '/partner/offers', '/partner/samples', '/drawer'];
const SLOTS = { dashboardTop: Samples };
const PAGES = [{ path: '/samples', title: 'Samples', element: <Samples /> }];
const OWN = isPlain ? {} : { slots: SLOTS, pages: PAGES };

function Portal() {
  const theme = useTheme();
  const appearance = options.has('preset') ? mui(theme) : undefined;
  return <VendorPortal host="/api" basename="/partner" appearance={appearance} {...OWN} />;
}

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
  if (isPlain) {
    return (
      <>
        {links}
        <main style={{ height: 700 }}>
          <Portal />
        </main>
      </>
    );
  }
  return (
    <Layout links={links}>
      {address.startsWith('/partner') ? (
        <Portal />
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
