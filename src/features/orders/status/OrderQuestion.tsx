import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { DEFAULT_PREPARATION_MINUTES, PREPARATION_MINUTES } from '../../../core/orders/preparation';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import {
  orderQuestionAtom,
  type OrderQuestion as Question,
  type StatusChange,
} from '../../../core/orders/statusChanges';
import type { Order } from '../../../core/orders/types';
import { OrderItems } from '../../../ui/orders/OrderItems';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Banner } from '../../../ui/primitives/Banner';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import { space } from '../../../ui/theme/theme';
import { orderNote } from '../cardStyles';
import orderMessages from '../messages.en.json';
import messages from './messages.en.json';
import { useOrderGate } from './orderGate';
import { useOrderActions } from './useOrderActions';

const DishList = styled.section`
  display: grid;
  gap: ${space[2]};
  & > p {
    ${orderNote}
  }
`;

const ExtendDialog = lazyPage(() => import('./extend/ExtendDialog'), 'ExtendDialog');
const RejectDialog = lazyPage(() => import('./RejectDialog'), 'RejectDialog');

/** The open dialog, by the kind of the question. */
export function OrderQuestion() {
  const [question, setQuestion] = useAtom(orderQuestionAtom);
  return question && <OpenQuestion {...question} onClose={() => setQuestion(null)} />;
}

function OpenQuestion({ kind, order, onClose }: Question & { onClose: () => void }) {
  const has = useAtomValue(hasCapabilityAtom);
  const text = useText(messages);
  const { change } = useOrderActions();
  const { gate, blockedBy } = useOrderGate(order);
  const nameOf = useAtomValue(orderNameAtom);
  const tone = gate === 'notReached' ? 'danger' : 'warning';
  const note = blockedBy && <Banner tone={tone}>{blockedBy}</Banner>;
  const answer = (to: 'cooking' | 'declined', more: Pick<StatusChange, 'minutes' | 'decline'>) => {
    onClose();
    void change({ order, to, ...more });
  };
  if (kind === 'extend') return <ExtendDialog order={order} onClose={onClose} />;
  if (kind === 'accept') {
    return (
      <AcceptDialog
        order={order}
        blockedBy={blockedBy}
        note={note}
        onAccept={(minutes) => answer('cooking', { minutes })}
        onClose={onClose}
      />
    );
  }
  if (has('orders.reason')) {
    return (
      <RejectDialog
        {...{ order, note, blockedBy }}
        onReject={(decline) => answer('declined', { decline })}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={text('rejectTitle', { number: nameOf(order) })}
      description={text('rejectText')}
      confirmLabel={text('rejectConfirm')}
      cancelLabel={text('keepOrder')}
      blockedBy={blockedBy}
      onConfirm={() => answer('declined', {})}
      onCancel={onClose}
    >
      {note}
    </ConfirmDialog>
  );
}

interface AcceptDialogProps {
  order: Order;
  note: ReactNode;
  /** Why the order cannot be accepted now. */
  blockedBy?: string;
  onAccept: (minutes: number) => void;
  onClose: () => void;
}

/** Starts with 20 minutes; if the vendor clears the choice, it must be made again (b36). */
function AcceptDialog({ order, note, blockedBy, onAccept, onClose }: AcceptDialogProps) {
  const text = useText(messages);
  const orderText = useText(orderMessages);
  const nameOf = useAtomValue(orderNameAtom);
  const [minutes, setMinutes] = useState<number | null>(DEFAULT_PREPARATION_MINUTES);
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    if (minutes === null) setMissing(true);
    else onAccept(minutes);
  };
  return (
    <FormDialog
      title={text('acceptTitle', { number: nameOf(order) })}
      description={text('acceptText')}
      submitLabel={text('acceptConfirm', { minutes: minutes ?? 0 })}
      blockedBy={blockedBy}
      onSubmit={submit}
      onClose={onClose}
    >
      {note}
      <ChoiceGroup<number>
        isEven
        label={text('preparationTime')}
        options={PREPARATION_MINUTES.map((value) => ({
          value,
          label: orderText('minutes', { count: value }),
        }))}
        value={minutes}
        error={isMissing && minutes === null ? text('timeRequired') : undefined}
        onChange={setMinutes}
        onClear={() => setMinutes(null)}
      />
      <Dishes order={order} />
    </FormDialog>
  );
}

function Dishes({ order: { instructions, items } }: { order: Order }) {
  const text = useText(messages);
  return (
    <DishList aria-label={text('items')}>
      {instructions && <p>{clip(instructions)}</p>}
      <OrderItems hasPrices={false} items={items} />
    </DishList>
  );
}
