import { type ReactNode, useContext } from 'react';
import { useText } from '../../../core/messages/useText';
import type { Mark } from '../../../core/orders/work/marks';
import workMessages from '../../../core/orders/work/messages.en.json';
import { useMarkWords } from '../../../core/orders/work/useMarkWords';
import { isRepeatedClick } from '../../../ui/primitives/Button';
import { DietMark } from '../../../ui/primitives/DietMark';
import messages from '../messages.en.json';
import type { TicketSegment } from '../rules/paginate';
import type { TextLine } from '../rules/ticketLines';
import { type LinedTicket, TicketCommandsContext, type TicketItem } from './ticketModel';

interface TicketListsProps {
  ticket: LinedTicket;
  segment: TicketSegment;
}

/** The lines of a segment. Each `li` is measured, whatever is in it. */
export function TicketLists({ ticket, segment: { lists, scrolls } }: TicketListsProps) {
  const { lines } = ticket;
  const items = itemsOf(ticket);
  const hasDiets = ticket.items.some(({ diet }) => diet !== null);
  const isCooking = ticket.order.status === 'cooking' && ticket.stays === null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div data-part="lists" data-diets={hasDiets || undefined} tabIndex={scrolls ? 0 : undefined}>
      {lists.map(({ from, to }) => (
        <ul key={from}>
          {lines.slice(from, to).map((line, index) => {
            const item = items[from + index];
            return (
              <li
                key={from + index}
                data-kind={line.kind}
                data-struck={item?.isStruck || undefined}
              >
                {line.kind === 'mark' ? (
                  <MarkButton ticket={ticket} mark={line.mark} />
                ) : line.kind === 'item' && item && isCooking ? (
                  <Strike ticket={ticket} item={item}>
                    <Line line={line} />
                  </Strike>
                ) : (
                  <span data-part={line.kind === 'item' ? 'line' : undefined}>
                    <Line line={line} />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}

/** The item of each line; the instructions of the order have none. */
function itemsOf({ lines, items }: LinedTicket): readonly (TicketItem | undefined)[] {
  let at = -1;
  return lines.map(({ kind }) => {
    if (kind === 'item') at += 1;
    return items[at];
  });
}

/** A tap confirms all marks of the order. */
function MarkButton({ ticket: { order }, mark }: { ticket: LinedTicket; mark: Mark }) {
  const text = useText(workMessages);
  const words = useMarkWords();
  const { confirm } = useContext(TicketCommandsContext);
  return (
    <button
      type="button"
      data-part="mark"
      onClick={(event) => !isRepeatedClick(event) && confirm(order)}
    >
      <span>{words(mark)}</span> <kbd>{text('confirm')}</kbd>
    </button>
  );
}

interface StrikeProps {
  ticket: LinedTicket;
  item: TicketItem;
  children: ReactNode;
}

/** A tap crosses off the dish; the second click of a double click does not take that back. */
function Strike({ ticket: { order }, item: { key, isStruck }, children }: StrikeProps) {
  const { strike } = useContext(TicketCommandsContext);
  return (
    <button
      type="button"
      data-part="strike"
      aria-pressed={isStruck}
      onClick={(event) => !isRepeatedClick(event) && strike(order, key)}
    >
      <span data-part="line">{children}</span>
    </button>
  );
}

function Line({ line }: { line: TextLine }) {
  const text = useText(messages);
  if (line.kind === 'addon') {
    return <span>{text('addon', { count: line.quantity, name: line.text })}</span>;
  }
  const words = (
    <span>
      <bdi>{line.text}</bdi>{' '}
      {'variant' in line && line.variant && <em dir="auto">{line.variant}</em>}
    </span>
  );
  if (line.kind !== 'item') return words;
  return (
    <>
      {line.diet && <DietMark diet={line.diet} size={24} />}{' '}
      <strong>{text('quantity', { count: line.quantity })}</strong> {words}
    </>
  );
}
