import { PackageX } from 'lucide-react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { Menu } from '../../../ui/primitives/overlay/Menu';
import messages from '../messages.en.json';
import { useSoldOut } from '../soldOut/useSoldOut';
import { useOfflineReason } from '../status/useOrderActions';

/** With more lines than this, the menu has one entry, which asks for the line. */
const LINES_IN_MENU = 4;

/** Takes a dish of the order off the menu; not rendered without the permission. */
export function CardMenu({ order: { status, number, items } }: { order: Order }) {
  const text = useText(messages);
  const ask = useSoldOut();
  const disabled = useOfflineReason() !== undefined;
  if (!ask || !statusFacts(status).isToPrepare || items.length === 0) return null;
  const icon = <PackageX size={18} />;
  const entries =
    items.length > LINES_IN_MENU
      ? [{ id: 'all', label: text('soldOut'), icon, disabled, onSelect: () => ask(items) }]
      : items.map((item, index) => ({
          id: String(index),
          label: text('soldOutLine', { name: clip(item.name) }),
          icon,
          disabled,
          onSelect: () => ask([item]),
        }));
  return <Menu label={text('moreOf', { number })} items={entries} />;
}
