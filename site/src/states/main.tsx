import { createRoot } from 'react-dom/client';

const container = document.getElementById('states');
if (container) createRoot(container).render(<p>States</p>);
