import { useRef } from 'react';
import type { VendorPortalElement } from 'vendor-portal/element';

export function Partner() {
  const portal = useRef<VendorPortalElement>(null);
  return (
    <vendor-portal
      ref={portal}
      host="/api"
      basename="/partner"
      only-screens="orders menu"
      fetchSession={async () => null}
      className="partner"
      onvp-error={({ detail }) => console.error(detail.kind)}
    />
  );
}

// @ts-expect-error -- the routing has three values
export const wrong = <vendor-portal host="/api" routing="query" />;

// @ts-expect-error -- the event has no token
export const other = <vendor-portal onvp-signin={({ detail }) => detail.token} />;
