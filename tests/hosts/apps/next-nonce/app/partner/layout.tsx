import { headers } from 'next/headers';
import { VendorPortal } from 'vendor-portal';

export default async function PartnerLayout() {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return <VendorPortal host="/api" basename="/partner" storage="local" nonce={nonce} />;
}
