import { createRoot } from 'react-dom/client';

const container = document.getElementById('live');
if (container) createRoot(container).render(<p>Live</p>);
