import { useState } from 'react';
import { VendorPortal } from 'vendor-portal';
import type { Backend } from 'vendor-portal/backend';
import type { HarnessConfig } from '../shared/harnessConfig.ts';
import { LoyaltyProvider } from '../shared/loyalty/LoyaltyContext.tsx';
import { pages, slots } from '../shared/loyalty/loyalty.tsx';
import { reportError, trackEvent } from '../shared/monitoring.ts';
import { toPushAdapter } from '../shared/push.ts';
import { appearance } from './brand.ts';
import { navigation, screens } from './navigation.ts';
import { actions, columns, extraFields, fields } from './records.ts';
import { messages, region } from './region.ts';

interface MarketplaceProps {
  config: HarnessConfig;
  backend?: Backend | undefined;
}

/** The portal of a marketplace in the Emirates. */
export function Marketplace({ config, backend }: MarketplaceProps) {
  const [pushAdapter] = useState(() => toPushAdapter(config.push));
  return (
    <LoyaltyProvider>
      <VendorPortal
        host={config.host}
        basename={config.basename}
        storage={config.storage}
        locale={config.locale ?? 'en-AE'}
        timeZone="Asia/Dubai"
        region={region}
        messages={messages}
        appearance={appearance}
        footer={false}
        screens={{ ...config.screens, ...screens }}
        navigation={navigation}
        pages={pages}
        slots={slots}
        fields={fields}
        columns={columns}
        actions={actions}
        extraFields={extraFields}
        request={{ headers: { 'X-Tenant': 'dune-ae' } }}
        onError={reportError}
        onEvent={trackEvent}
        mapsKey={config.mapsKey ?? undefined}
        capabilities={config.capabilities}
        backend={backend}
        pushAdapter={pushAdapter}
        manageDocument
      />
    </LoyaltyProvider>
  );
}
