import { PackageX } from 'lucide-react';
import { useText } from '../../../core/messages/useText';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { IconButton } from '../../../ui/primitives/Button';
import messages from '../messages.en.json';
import { useOfflineReason } from '../status/useOrderActions';
import { useSoldOut } from './useSoldOut';

/** Asks which item of an order is sold out; not rendered without the permission. */
export function OrderSoldOutButton({ order }: { order: Order }) {
  const text = useText(messages);
  const ask = useSoldOut();
  const blockedBy = useOfflineReason();
  if (!ask || !statusFacts(order.status).isToPrepare || order.items.length === 0) return null;
  return (
    <IconButton
      label={text('soldOutOf', { number: order.number })}
      icon={<PackageX size={18} />}
      title={blockedBy}
      aria-disabled={blockedBy !== undefined}
      onClick={() => !blockedBy && ask(order.items)}
    />
  );
}
