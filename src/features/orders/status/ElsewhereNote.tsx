import { statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { Banner } from '../../../ui/primitives/Banner';
import { cardClasses } from '../cardStyles';
import { useChangedElsewhere } from '../useChangedElsewhere';
import { usePendingChange } from './usePendingChange';

/**
 * Covers the buttons of an order that another tab is changing. The buttons stay rendered, so that they keep the focus.
 */
export function ElsewhereNote({ order: { id, status } }: { order: Order }) {
  const note = useChangedElsewhere(id);
  const pending = usePendingChange(id);
  const { next } = statusFacts(status);
  // The note about a change in this tab takes precedence.
  if (!note || !next || (pending && pending.phase !== 'sending')) return null;
  return (
    <div className={cardClasses.elsewhere}>
      <Banner>{note}</Banner>
    </div>
  );
}
