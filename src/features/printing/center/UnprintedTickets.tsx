import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { withWebLock } from '../../../core/async/withWebLock';
import { useText } from '../../../core/messages/useText';
import { lockAtom } from '../../../core/state/lock';
import { apiAtom, servicesAtom } from '../../../core/state/services';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Row } from '../../../ui/primitives/layout/Layout';
import { Text } from '../../../ui/primitives/layout/Text';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { box, color, space } from '../../../ui/theme/theme';
import { fetchOrder } from '../../orders/public';
import {
  addUnprintedAtom,
  removeUnprintedAtom,
  type Unprinted,
  unprintedAtom,
} from '../device/unprinted';
import messages from '../messages.en.json';
import { reasonOf } from './reasonOf';
import type { PrintOrder } from './usePrint';

const Slot = styled.div`
  padding: ${space[3]} ${space[4]} 0;
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
`;

const List = styled.ul`
  display: grid;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    padding-block: ${space[3]};
  }
  & > li:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }
  & > li > :first-child {
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** Tickets that failed, with a dialog to print them again. */
export function UnprintedTickets({ print }: { print: PrintOrder }) {
  const text = useText(messages);
  const tickets = useAtomValue(unprintedAtom);
  const [isOpen, setOpen] = useState(false);
  const count = tickets.length;
  if (count === 0) return null;
  const action = (
    <Button size="sm" onClick={() => setOpen(true)}>
      {text('show')}
    </Button>
  );
  return (
    <Slot>
      <Banner tone="warning" action={action}>
        {text('unprinted', { count })}
      </Banner>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('unprintedTitle')}
        description={text('unprintedHelp')}
        size="md"
        closesOnBackdrop
      >
        <List aria-label={text('unprintedTitle')}>
          {tickets.map((ticket) => (
            <TicketRow key={`${ticket.kind} ${ticket.id}`} ticket={ticket} print={print} />
          ))}
        </List>
      </Dialog>
    </Slot>
  );
}

function TicketRow({ ticket, print }: { ticket: Unprinted; print: PrintOrder }) {
  const text = useText(messages);
  const remove = useSetAtom(removeUnprintedAtom);
  const { isBusy, retry } = useRetry(ticket, print);
  const { number } = ticket;
  const kind = text(ticket.kind);
  const labelOf = (action: string) => text('ofTicket', { action, kind, number });
  return (
    <li>
      <div>
        <strong>{text('orderNumber', { number })}</strong> {kind}
        <Text size="sm" tone="textMuted">
          {text('notPrinted', { reason: ticket.reason })}
        </Text>
      </div>
      <Row>
        <Button
          size="sm"
          variant="ghost"
          disabled={isBusy}
          aria-label={labelOf(text('remove'))}
          onClick={() => remove(ticket)}
        >
          {text('remove')}
        </Button>
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={labelOf(text('tryAgain'))}
          onClick={() => void retry()}
        >
          {text('tryAgain')}
        </Button>
      </Row>
    </li>
  );
}

function useRetry(ticket: Unprinted, print: PrintOrder) {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const { session } = useAtomValue(servicesAtom);
  const add = useSetAtom(addUnprintedAtom);
  const remove = useSetAtom(removeUnprintedAtom);
  const { id, kind, copies } = ticket;
  const [isBusy, run] = useAtom(useMemo(() => lockAtom(['print', kind, id]), [kind, id]));

  async function printAgain(): Promise<void> {
    const order = await fetchOrder(api, ticket, session.signal()).catch(() => null);
    if (!order) return add(ticket, text('orderGone'));
    try {
      await print({ order, kind, copies });
      remove(ticket);
    } catch (error) {
      add(ticket, reasonOf(error, text));
    }
  }

  const name = `vendor-portal:print:${kind}:${id}`;
  // Another tab shows the same list.
  const retry = () =>
    run(async () => void (await withWebLock(name, { ifAvailable: true }, printAgain)));
  return { isBusy, retry };
}
