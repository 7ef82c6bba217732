import type { CSSProperties } from 'react';
import { useText } from '../../../../core/messages/useText';
import { DietMark } from '../../../../ui/primitives/DietMark';
import messages from '../messages.en.json';
import type { TicketSegment } from '../rules/paginate';
import type { TicketLine } from '../rules/ticketLines';
import { TicketFoot } from './TicketFoot';
import type { LinedTicket } from './ticketModel';
import { TicketTime } from './TicketTime';
import { isNew, statusFacts } from '../../../../core/orders/statuses';
import { toneColor } from '../../../../ui/theme/tones';

interface TicketViewProps {
  ticket: LinedTicket;
  segment: TicketSegment;
  /** The number of this segment, and the number of segments. */
  segmentNumber?: number;
  segmentCount?: number;
  /** The key that selects the ticket; tickets after the ninth have none. */
  keyNumber?: number | undefined;
  isSelected?: boolean;
  /** The preparation time with which Enter accepts an order. */
  minutes?: number | undefined;
  /** Reserves the width of the longest time, so that the measured height stays correct. */
  isProbe?: boolean;
}

/** A ticket, or the segment of it that fits into one column. */
export function TicketView(props: TicketViewProps) {
  const { ticket, segment, segmentNumber = 1, segmentCount = 1, keyNumber, isSelected } = props;
  const { minutes, isProbe = false } = props;
  const text = useText(messages);
  const { order, short, lines } = ticket;
  const segmentWords = text('partOf', { part: segmentNumber, count: segmentCount });
  // The buttons of a new order are on its first segment; the next step of other orders is after the last item.
  const isFresh = isNew(order);
  const hasFoot = isFresh ? segment.isFirst : segment.isLast;
  const continues = !segment.isLast || (isFresh && isProbe);
  return (
    <article
      data-ticket={isProbe ? undefined : ticket.id}
      data-status={order.status}
      data-fresh={isFresh || undefined}
      style={{ '--vp-ticket-tone': toneColor(statusFacts(order.status).tone) } as CSSProperties}
      data-selected={isSelected || undefined}
      tabIndex={-1}
      aria-label={text('orderNumber', { number: order.number })}
    >
      <header>
        {segment.isFirst ? (
          (keyNumber || isProbe) && <kbd>{keyNumber ?? 9}</kbd>
        ) : (
          <small>{segmentWords}</small>
        )}
        <h3>{short}</h3>
        <TicketTime order={order} isProbe={isProbe} />
      </header>
      <ul>
        {lines.slice(segment.from, segment.to).map((line, index) => (
          <li key={segment.from + index} data-kind={line.kind}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <footer>
        {hasFoot && <TicketFoot ticket={ticket} minutes={minutes} />}
        {continues && <p data-part="continues">{text('continues', { part: segmentWords })}</p>}
      </footer>
    </article>
  );
}

function Line({ line }: { line: TicketLine }) {
  const text = useText(messages);
  switch (line.kind) {
    case 'item':
      return (
        <>
          <DietMark diet={line.diet} size={24} />{' '}
          <strong>{text('quantity', { count: line.quantity })}</strong>{' '}
          <span>
            {line.text} {line.variant && <em>{line.variant}</em>}
          </span>
        </>
      );
    case 'more':
      return (
        <span>
          {line.text} {line.variant && <em>{line.variant}</em>}
        </span>
      );
    case 'addon':
      return <span>{text('addon', { count: line.quantity, name: line.text })}</span>;
    case 'note':
      return <span>{line.text}</span>;
  }
}
