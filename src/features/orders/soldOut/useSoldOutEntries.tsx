import { PackageX } from 'lucide-react';
import { useCallback } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import type { MenuItem } from '../../../ui/primitives/overlay/MenuList';
import messages from '../messages.en.json';
import { useOfflineReason } from '../status/useOrderActions';
import { useSoldOut } from '../useSoldOut';

/** With more lines than this, the menu has one entry, which asks for the line. */
const LINES_IN_MENU = 4;
const NOTHING: readonly MenuItem[] = [];

/** The entries of a menu that take a dish of an order off the menu, if the vendor has the permission. */
export function useSoldOutEntries(): (order: Order) => readonly MenuItem[] {
  const text = useText(messages);
  const ask = useSoldOut();
  const disabled = useOfflineReason() !== undefined;
  return useCallback(
    ({ status, items }) => {
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
    },
    [text, ask, disabled],
  );
}
