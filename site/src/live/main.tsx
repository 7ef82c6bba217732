import { createRoot } from 'react-dom/client';
import { LivePage } from './LivePage.tsx';
import './live.css';

const container = document.getElementById('live');
// In a frame, such as that of the first page, only the portal is shown.
if (window.parent !== window) document.documentElement.dataset.framed = '';
if (container) createRoot(container).render(<LivePage />);
