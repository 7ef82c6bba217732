import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { VendorPortal } from 'vendor-portal';
import { portalLocales } from 'vendor-portal/locales';
import { registerShellWorker } from 'vendor-portal/worker';
import { loadBackend, toRequest } from '../shared/backend.ts';
import { readHarnessConfig } from '../shared/harnessConfig.ts';
import { links } from '../shared/links.ts';
import { reportError, trackEvent } from '../shared/monitoring.ts';
import { printers } from '../shared/printers.ts';
import { toPushAdapter } from '../shared/push.ts';

const config = readHarnessConfig();
const { host, basename, storage, locale, mapsKey, codeLength, capabilities, push } = config;
const backend = await loadBackend(config);
const pushAdapter = toPushAdapter(push);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// The scope ends with a slash: the worker answers for the paths below it.
const scope = basename.endsWith('/') ? basename : `${basename}/`;
if (config.isInstallable) void registerShellWorker({ scope });

createRoot(root).render(
  <StrictMode>
    <VendorPortal
      host={host}
      basename={basename}
      storage={storage}
      locale={locale ?? undefined}
      locales={portalLocales()}
      mapsKey={mapsKey ?? undefined}
      code={{ length: codeLength }}
      capabilities={capabilities}
      screens={config.screens}
      backend={backend}
      request={toRequest(config)}
      links={links}
      pushAdapter={pushAdapter}
      printer={printers}
      onError={reportError}
      onEvent={trackEvent}
      manageDocument
    />
  </StrictMode>,
);
