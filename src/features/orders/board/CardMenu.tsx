import { PackageX } from 'lucide-react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { HostMenu } from '../../../ui/patterns/host/HostMenu';
import type { MenuItem } from '../../../ui/primitives/overlay/MenuList';
import messages from '../messages.en.json';
import { toOrderSummary } from '../orderSummary';
import { useSoldOut } from '../soldOut/useSoldOut';
import { useOfflineReason } from '../status/useOrderActions';

/** With more lines than this, the menu has one entry, which asks for the line. */
const LINES_IN_MENU = 4;

interface CardMenuProps {
  order: Order;
  /** Whether the menu has entries of the portal. */
  hasOwn: boolean;
}

/** Takes a dish of the order off the menu, if the vendor has the permission, and has the actions of the host. */
export function CardMenu({ order, hasOwn }: CardMenuProps) {
  const text = useText(messages);
  const entries = useSoldOutEntries(order);
  return (
    <HostMenu
      kind="order"
      toRecord={() => toOrderSummary(order)}
      label={text('moreOf', { number: order.number })}
      items={hasOwn ? entries : NOTHING}
    />
  );
}

const NOTHING: readonly MenuItem[] = [];

function useSoldOutEntries({ status, items }: Order): readonly MenuItem[] {
  const text = useText(messages);
  const ask = useSoldOut();
  const disabled = useOfflineReason() !== undefined;
  if (!ask || !statusFacts(status).isToPrepare || items.length === 0) return NOTHING;
  const icon = <PackageX size={18} />;
  if (items.length > LINES_IN_MENU) {
    return [{ id: 'all', label: text('soldOut'), icon, disabled, onSelect: () => ask(items) }];
  }
  return items.map((item, index) => ({
    id: String(index),
    label: text('soldOutLine', { name: clip(item.name) }),
    icon,
    disabled,
    onSelect: () => ask([item]),
  }));
}
