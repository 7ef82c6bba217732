import { useText } from '../../../../core/messages/useText';
import { DietMark } from '../../../../ui/primitives/DietMark';
import messages from '../messages.en.json';
import type { TicketSegment } from '../rules/paginate';
import type { TicketLine } from '../rules/ticketLines';
import type { LinedTicket } from './ticketModel';

interface TicketListsProps {
  ticket: LinedTicket;
  segment: TicketSegment;
}

/** The lines of a segment. Each `li` is measured, whatever is in it. */
export function TicketLists({ ticket: { lines }, segment: { lists, scrolls } }: TicketListsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div data-part="lists" tabIndex={scrolls ? 0 : undefined}>
      {lists.map(({ from, to }) => (
        <ul key={from}>
          {lines.slice(from, to).map((line, index) => (
            <li key={from + index} data-kind={line.kind}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      ))}
    </div>
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
