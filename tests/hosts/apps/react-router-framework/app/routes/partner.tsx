import { VendorPortal } from 'vendor-portal';

export default function Partner() {
  return <VendorPortal host="/api" basename="/partner" />;
}
