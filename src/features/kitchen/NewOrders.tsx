import { BellRing } from 'lucide-react';
import { useText } from '../../core/messages/useText';
import { Button } from '../../ui/primitives/Button';
import messages from './messages.en.json';
import type { TicketPages } from './ticket/useTicketPages';

/** Says how many new orders are not on the page, and shows them. */
export function NewOrders({ pages: { moreNew, page, showMoreNew } }: { pages: TicketPages }) {
  const text = useText(messages);
  if (moreNew === 0) return null;
  return (
    <Button data-part="more-new" icon={<BellRing size={28} />} onClick={showMoreNew}>
      {text(page === 0 ? 'moreNew' : 'newOrders', { count: moreNew })}
    </Button>
  );
}
