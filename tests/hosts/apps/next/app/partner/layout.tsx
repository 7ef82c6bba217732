import { VendorPortal } from 'vendor-portal';

/** A server component: a portal with plain values needs no wrapper of its own. */
export default function PartnerLayout() {
  return <VendorPortal host="/api" basename="/partner" storage="local" />;
}
