import { useState } from 'react';
import { type Appearance, VendorPortal } from 'vendor-portal';
import type { HarnessConfig } from '../shared/harnessConfig.ts';
import { links } from '../shared/links.ts';
import { toPushAdapter } from '../shared/push.ts';

const appearance: Appearance = {
  brandName: 'Saffron Partners',
  light: { primary: '#8a3b12', onPrimary: '#ffffff', focus: '#8a3b12' },
  dark: { primary: '#f0a868', onPrimary: '#2a1405', focus: '#f0a868' },
};

interface PartnerPageProps {
  config: HarnessConfig;
  onUnsavedChanges: (isDirty: boolean) => void;
}

export function PartnerPage({ config, onUnsavedChanges }: PartnerPageProps) {
  const [pushAdapter] = useState(() => toPushAdapter(config.push));
  return (
    <VendorPortal
      host={config.host}
      basename={config.basename}
      storage={config.storage}
      locale={config.locale ?? undefined}
      mapsKey={config.mapsKey ?? undefined}
      links={links}
      appearance={appearance}
      pushAdapter={pushAdapter}
      onUnsavedChanges={onUnsavedChanges}
    />
  );
}
