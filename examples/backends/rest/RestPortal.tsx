import { type CapabilityEntry, VendorPortal } from 'vendor-portal';
import { screens } from '../shared/screens.ts';
import { backend } from './backend.ts';

const CAPABILITIES: readonly CapabilityEntry[] = [
  'idempotency',
  {
    name: 'history.pages',
    sorts: ['date', 'total'],
    filters: ['status', 'search', 'period'],
  },
];

/** The portal of a marketplace whose backend is its own REST API. */
export function RestPortal({ host, basename }: { host: string; basename: string }) {
  return (
    <VendorPortal
      host={host}
      basename={basename}
      backend={backend}
      capabilities={CAPABILITIES}
      screens={screens}
      footer={false}
      manageDocument
    />
  );
}
