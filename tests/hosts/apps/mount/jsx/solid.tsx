import type { VendorPortalElement } from 'vendor-portal/element';

export function Partner() {
  let portal: VendorPortalElement | undefined;
  return (
    <vendor-portal
      ref={portal}
      host="/api"
      basename="/partner"
      only-screens="orders menu"
      prop:fetchSession={async () => null}
      class="partner"
      on:vp-error={({ detail }) => console.error(detail.kind)}
    />
  );
}

// @ts-expect-error -- the routing has three values
export const wrong = <vendor-portal host="/api" routing="query" />;

// @ts-expect-error -- the event has no token
export const other = <vendor-portal on:vp-signin={({ detail }) => detail.token} />;
