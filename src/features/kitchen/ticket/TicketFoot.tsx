import { useContext } from 'react';
import { useText } from '../../../core/messages/useText';
import { DEFAULT_PREPARATION_MINUTES, PREPARATION_MINUTES } from '../../../core/orders/preparation';
import { isNew, statusFacts } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import workMessages from '../../../core/orders/work/messages.en.json';
import statusMessages from '../../../ui/orders/messages.en.json';
import { useNow } from '../../../ui/patterns/useClock';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { PendingChangeNote, useGateOf } from '../../orders/public';
import { PrintButton } from '../../printing/public';
import messages from '../messages.en.json';
import { OtherStations } from '../stations/OtherStations';
import type { Step } from '../steps/createSteps';
import strikeMessages from '../strikes/messages.en.json';
import { type Ticket, TicketCommandsContext } from './ticketModel';

interface TicketFootProps {
  ticket: Ticket;
  minutes: number | undefined;
}

type Gate = ReturnType<typeof useGateOf>;

/** The actions of an order, as on its card (A4, b56). */
export function TicketFoot({ ticket, minutes }: TicketFootProps) {
  const text = useText(messages);
  const { order, pending, stays } = ticket;
  const gate = useGateOf(order, useContext(TicketCommandsContext).gateChanges);
  if (pending && pending.phase !== 'sending') return <PendingChangeNote pending={pending} />;
  if (stays === 'recalled') return <Recalled order={order} />;
  if (stays) return <Stayed order={order} isCancelled={stays === 'cancelled'} />;
  if (ticket.others.count > 0) return <OtherStations ticket={ticket} />;
  // A change request needs the order's id.
  if (!order.id) return null;
  if (gate.gate === 'stepNotAllowed') return <p>{text('notAllowed')}</p>;
  if (isNew(order)) return <Answers ticket={ticket} minutes={minutes} {...gate} />;
  return <NextStep ticket={ticket} {...gate} />;
}

/** The ticket of a cancelled order stays until somebody has seen it. */
function Stayed({ order, isCancelled }: { order: Order; isCancelled: boolean }) {
  const text = useText(workMessages);
  const { confirm } = useContext(TicketCommandsContext);
  const { number } = order;
  if (!isCancelled) return <p role="status">{text('checking')}</p>;
  return (
    <Button
      isWide
      variant="danger"
      aria-label={text('confirmOrder', { number })}
      onClick={(event) => !isRepeatedClick(event) && confirm(order)}
    >
      {text('confirm')}
    </Button>
  );
}

/** The ticket of an order that was brought back has no step: its status stays. */
function Recalled({ order }: { order: Order }) {
  const text = useText(strikeMessages);
  const { putAway } = useContext(TicketCommandsContext);
  return (
    <div data-part="next">
      <Button
        isWide
        aria-label={text('putAwayOrder', { number: order.number })}
        onClick={(event) => !isRepeatedClick(event) && putAway(order)}
      >
        {text('putAway')}
      </Button>
      <Tools order={order} />
    </div>
  );
}

/** One tap on a time accepts at once. The usual time is filled. */
function Answers({ ticket, minutes: chosen, ...gate }: TicketFootProps & Gate) {
  const text = useText(messages);
  const { accept, reject } = useContext(TicketCommandsContext);
  const { order, pending } = ticket;
  const { blockedBy } = gate;
  const isBusy = pending !== undefined;
  const { number } = order;
  return (
    <div data-part="answers" role="group" aria-label={text('acceptIn')}>
      {PREPARATION_MINUTES.map((count) => {
        const isUsual = count === DEFAULT_PREPARATION_MINUTES;
        return (
          <Button
            key={count}
            variant={isUsual ? 'primary' : 'secondary'}
            data-chosen={count === chosen || undefined}
            isBusy={isBusy && pending.minutes === count}
            disabled={isBusy}
            blockedBy={blockedBy}
            aria-label={text(isUsual ? 'acceptUsualOrder' : 'acceptOrder', { count, number })}
            onClick={(event) => !isRepeatedClick(event) && accept(order, count)}
          >
            {text(isUsual ? 'acceptUsual' : 'minutes', { count })}
          </Button>
        );
      })}
      <Button
        variant="danger"
        disabled={isBusy}
        blockedBy={blockedBy}
        aria-label={text('ofOrder', { action: text('reject'), number })}
        onClick={() => reject(order)}
      >
        {text('reject')}
      </Button>
      <Elsewhere {...gate} />
      <Tools order={order} />
    </div>
  );
}

/** Covers the buttons without changing the height of the ticket, because tickets are measured. */
function Elsewhere({ gate, blockedBy }: Gate) {
  return (
    gate === 'changingElsewhere' && (
      <p data-part="elsewhere" role="status">
        {blockedBy}
      </p>
    )
  );
}

function Tools({ order }: { order: Order }) {
  const { soldOutButton } = useContext(TicketCommandsContext);
  return (
    <span data-part="tools">
      {soldOutButton(order)}
      <PrintButton order={order} />
    </span>
  );
}

function NextStep({ ticket, ...gate }: Pick<TicketFootProps, 'ticket'> & Gate) {
  const { order, pending, step, isDone } = ticket;
  const text = useText(messages);
  const statusText = useText(statusMessages);
  const { advance } = useContext(TicketCommandsContext);
  const { actor, next } = statusFacts(order.status);
  if (actor !== 'move') return null;
  if (step) return <Counting step={step} />;
  const action = statusText(next.action);
  return (
    <div data-part="next">
      <Button
        isWide
        variant={isDone && order.status === 'cooking' ? 'primary' : 'secondary'}
        isBusy={pending !== undefined}
        blockedBy={gate.blockedBy}
        aria-label={text('ofOrder', { action, number: order.number })}
        onClick={(event) => !isRepeatedClick(event) && advance(order)}
      >
        {action}
      </Button>
      <Elsewhere {...gate} />
      <Tools order={order} />
    </div>
  );
}

const TICK_MS = 250;
const SECOND_MS = 1_000;

/** A second tap sends the step at once; the second click of a double click does not. */
function Counting({ step: { order, sendAt } }: { step: Step }) {
  const text = useText(messages);
  const { advance, undo } = useContext(TicketCommandsContext);
  const now = useNow(TICK_MS, 'elapsed');
  const seconds = Math.max(0, Math.ceil((sendAt - now) / SECOND_MS));
  const { number } = order;
  return (
    <div data-part="counting">
      <Button
        variant="primary"
        aria-label={text('sendingInOrder', { seconds, number })}
        onClick={(event) => !isRepeatedClick(event) && advance(order)}
      >
        {text('sendingIn', { seconds })}
      </Button>
      <Button
        aria-label={text('ofOrder', { action: text('undo'), number })}
        onClick={() => undo(order)}
      >
        {text('undo')}
      </Button>
    </div>
  );
}
