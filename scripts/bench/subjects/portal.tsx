import { createRoot } from 'react-dom/client';
import { VendorPortal } from 'vendor-portal';

const root = document.getElementById('root');
if (root) createRoot(root).render(<VendorPortal host="/api" />);
