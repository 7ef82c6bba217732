import { type OrderSummary, usePortal } from 'vendor-portal';
import { Card, Chip } from 'vendor-portal/ui';
import { useLoyalty } from './LoyaltyContext.tsx';

/** A panel of the host in the page of an order. */
export function OrderPoints({ order }: { order: OrderSummary }) {
  const { pointsPerHundred } = useLoyalty();
  const { format } = usePortal();
  const points = Math.floor(((order.total ?? 0) * pointsPerHundred) / 100);
  return (
    <Card title="Loyalty">
      <p>The customer earns {format.number(points)} points.</p>
      {order.status === 'declined' && <Chip tone="warning">Not credited</Chip>}
    </Card>
  );
}
