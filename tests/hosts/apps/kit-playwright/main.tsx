import { createRoot } from 'react-dom/client';
import { VendorPortal } from 'vendor-portal';

createRoot(document.getElementById('root')!).render(
  <main style={{ height: '100dvh' }}>
    <VendorPortal host={import.meta.env.VITE_HOST} basename="/partner" storage="local" />
  </main>,
);
