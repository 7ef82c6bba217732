import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readHarnessConfig } from '../shared/harnessConfig.ts';
import { App } from './App.tsx';
import './host.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App config={readHarnessConfig()} />
    </BrowserRouter>
  </StrictMode>,
);
