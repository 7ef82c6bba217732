import { VendorPortal } from 'vendor-portal';

/** A server component. A portal whose props are plain values needs no client wrapper. */
export default function PartnerLayout() {
  return <VendorPortal host="/api" basename="/partner" storage="local" />;
}
