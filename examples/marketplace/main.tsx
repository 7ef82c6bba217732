import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadBackend } from '../shared/backend.ts';
import { readHarnessConfig } from '../shared/harnessConfig.ts';
import { Marketplace } from './Marketplace.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const config = readHarnessConfig();
const backend = await loadBackend(config);

createRoot(root).render(
  <StrictMode>
    <Marketplace config={config} backend={backend} />
  </StrictMode>,
);
