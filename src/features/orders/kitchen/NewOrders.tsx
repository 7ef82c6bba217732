import { useAtomValue, useSetAtom } from 'jotai';
import { BellRing } from 'lucide-react';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { ringingOrdersAtom, silenceAtom } from '../live/alarm/ringing';
import { soundAtom } from '../live/alarm/useSound';
import messages from './messages.en.json';
import { Pager } from './Pager';
import { TicketColumns } from './ticket/TicketColumns';
import type { Ticket } from './ticket/ticketModel';
import type { TicketPages } from './ticket/useTicketPages';

interface NewOrdersProps {
  tickets: readonly Ticket[];
  pages: TicketPages;
  selectedId: string | null;
  minutes: number;
}

/** The strip of orders that wait for an answer, above every page of tickets. */
export function NewOrders({ tickets, pages, ...selection }: NewOrdersProps) {
  const text = useText(messages);
  const title = text('newOrders', { count: tickets.length });
  return (
    <section data-part="strip" aria-label={title}>
      <div data-part="strip-head">
        <BellRing size={32} />
        <h2>{title}</h2>
        <Silence />
        <Pager pages={pages} previous={text('previousNew')} next={text('nextNew')} />
      </div>
      <TicketColumns pages={pages} firstKey={1} {...selection} />
      {pages.probe}
    </section>
  );
}

function Silence() {
  const text = useText(messages);
  const silence = useSetAtom(silenceAtom);
  const isRinging = useAtomValue(ringingOrdersAtom).length > 0;
  if (!useAtomValue(soundAtom) || !isRinging) return null;
  return <Button onClick={silence}>{text('silence')}</Button>;
}
