import { PackageX } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useText } from '../../../core/messages/useText';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { IconButton } from '../../../ui/primitives/Button';
import messages from '../messages.en.json';
import { useOfflineReason } from '../status/useOrderActions';
import { useSoldOut } from '../useSoldOut';

/** For the orders of a list, a button that asks which item of the order is sold out; `null` without the permission. */
export function useSoldOutButton(): (order: Order) => ReactNode {
  const text = useText(messages);
  const ask = useSoldOut();
  const blockedBy = useOfflineReason();
  return useCallback(
    ({ status, number, items }) => {
      if (!ask || !statusFacts(status).isToPrepare || items.length === 0) return null;
      return (
        <IconButton
          label={text('soldOutOf', { number })}
          icon={<PackageX size={18} />}
          title={blockedBy}
          aria-disabled={blockedBy !== undefined}
          onClick={() => !blockedBy && ask(items)}
        />
      );
    },
    [text, ask, blockedBy],
  );
}
