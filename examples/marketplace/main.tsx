import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readHarnessConfig } from '../shared/harnessConfig.ts';
import { Marketplace } from './Marketplace.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <Marketplace config={readHarnessConfig()} />
  </StrictMode>,
);
