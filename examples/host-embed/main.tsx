import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadBackend } from '../shared/backend.ts';
import { readHarnessConfig } from '../shared/harnessConfig.ts';
import { LoyaltyProvider } from '../shared/loyalty/LoyaltyContext.tsx';
import { App } from './App.tsx';
import './host.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const config = readHarnessConfig();
const backend = await loadBackend(config);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <LoyaltyProvider>
        <App config={config} backend={backend} />
      </LoyaltyProvider>
    </BrowserRouter>
  </StrictMode>,
);
