import { useStore } from 'jotai';
import { type CSSProperties, useContext, useSyncExternalStore } from 'react';
import { clockAtom } from '../../../core/clock/state';
import { useText } from '../../../core/messages/useText';
import { isNew, statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { useReadAtEnd } from '../../../core/orders/useAnswerBy';
import { isCancelled } from '../../../core/orders/work/inWork';
import workMessages from '../../../core/orders/work/messages.en.json';
import { ClockWords } from '../../../ui/orders/ClockWords';
import statusMessages from '../../../ui/orders/messages.en.json';
import { toneColor } from '../../../ui/theme/tones';
import messages from '../messages.en.json';
import type { TicketSegment } from '../rules/paginate';
import { type Remaining, remaining, remainingToAnswer } from '../rules/remaining';
import { TicketFoot } from './TicketFoot';
import { TicketLists } from './TicketLists';
import { type LinedTicket, TicketCommandsContext } from './ticketModel';

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
  const workText = useText(workMessages);
  const statusText = useText(statusMessages);
  const { order, short } = ticket;
  const segmentWords = text('partOf', { part: segmentNumber, count: segmentCount });
  const isFresh = isNew(order);
  const wasCancelled =
    ticket.stays === 'cancelled' || (ticket.stays === 'recalled' && isCancelled(order, order));
  return (
    <article
      data-ticket={isProbe ? undefined : ticket.id}
      data-status={order.status}
      data-fresh={isFresh || undefined}
      data-small={segment.isSmall || undefined}
      data-scrolls={segment.scrolls || undefined}
      data-done={ticket.isDone || undefined}
      data-stays={ticket.stays ?? undefined}
      data-cancelled={wasCancelled || undefined}
      data-others={ticket.others.count > 0 || undefined}
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
        <span data-part="signs">
          {isFresh && <span data-part="new">{text('new')}</span>}
          {ticket.stays === 'cancelled' || ticket.stays === 'recalled' ? (
            <span data-part="time" data-tone={wasCancelled ? 'late' : undefined}>
              {ticket.stays === 'cancelled' || order.status === 'unknown'
                ? workText('cancelled')
                : statusText(statusFacts(order.status).label)}
            </span>
          ) : isProbe ? (
            <Time order={order} shown={isFresh ? LONGEST_ANSWER : LONGEST} />
          ) : (
            <TicketTime order={order} />
          )}
        </span>
      </header>
      <TicketLists ticket={ticket} segment={segment} />
      <footer>
        {segment.scrolls && <p data-part="continues">{text('scrolls')}</p>}
        {segment.isLast && <TicketFoot ticket={ticket} minutes={minutes} />}
        {!segment.isLast && (
          <p data-part="continues">{text('continues', { part: segmentWords })}</p>
        )}
      </footer>
    </article>
  );
}

/** The widest times. */
const LONGEST = { clock: 'ready', tone: 'calm', minutes: 59, time: '59:59' } as const;
const LONGEST_ANSWER = { ...LONGEST, clock: 'answer' } as const;

/** The time that is left, or how late the order is. */
function TicketTime({ order }: { order: Order }) {
  const { answerBy, everySecond } = useContext(TicketCommandsContext);
  const { now } = useStore().get(clockAtom);
  const end = answerBy(order);
  const read = () => (end === null ? remaining(order, now()) : remainingToAnswer(end, now()));
  // As text, only a time that has changed renders the ticket again.
  const left = JSON.parse(
    useSyncExternalStore(everySecond, () => JSON.stringify(read())),
  ) as Remaining | null;
  // The badge of a new order already shows that it has just arrived.
  const isJustNew = isNew(order) && left?.clock === 'waiting' && left.minutes === 0;
  return (
    <>
      {end !== null && <ReadAtEnd isOver={left?.time === undefined} />}
      {left && !isJustNew && <Time order={order} shown={left} />}
    </>
  );
}

function ReadAtEnd({ isOver }: { isOver: boolean }) {
  useReadAtEnd(isOver);
  return null;
}

function Time({ order, shown }: { order: Order; shown: Remaining }) {
  const text = useText(messages);
  const { tone, ...clock } = shown;
  return (
    <span data-part="time" data-tone={tone}>
      {order.status === 'packing_processing' ? text('packing') : <ClockWords {...clock} />}
    </span>
  );
}
