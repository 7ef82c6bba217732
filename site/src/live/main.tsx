import { createRoot } from 'react-dom/client';
import { LivePage } from './LivePage.tsx';
import './live.css';

const container = document.getElementById('live');
if (container) createRoot(container).render(<LivePage />);
