import { useState } from 'react';
import { type Appearance, VendorPortal } from 'vendor-portal';
import type { Backend } from 'vendor-portal/backend';
import { portalLocales } from 'vendor-portal/locales';
import { toRequest } from '../shared/backend.ts';
import type { HarnessConfig } from '../shared/harnessConfig.ts';
import { links } from '../shared/links.ts';
import { pages, slots } from '../shared/loyalty/loyalty.tsx';
import { reportError, trackEvent } from '../shared/monitoring.ts';
import { toPushAdapter } from '../shared/push.ts';
import { receiptPrinter } from '../shared/receiptPrinter.ts';

interface PartnerPageProps {
  config: HarnessConfig;
  basename: string;
  appearance: Appearance;
  backend: Backend | undefined;
  onUnsavedChanges: (isDirty: boolean) => void;
}

export function PartnerPage(props: PartnerPageProps) {
  const { config, basename, appearance, backend, onUnsavedChanges } = props;
  const [pushAdapter] = useState(() => toPushAdapter(config.push));
  return (
    <VendorPortal
      host={config.host}
      basename={basename}
      storage={config.storage}
      locale={config.locale ?? undefined}
      locales={portalLocales()}
      mapsKey={config.mapsKey ?? undefined}
      links={links}
      appearance={appearance}
      pages={pages}
      slots={slots}
      screens={config.screens}
      backend={backend}
      request={toRequest(config)}
      pushAdapter={pushAdapter}
      printer={receiptPrinter}
      onUnsavedChanges={onUnsavedChanges}
      onError={reportError}
      onEvent={trackEvent}
    />
  );
}
