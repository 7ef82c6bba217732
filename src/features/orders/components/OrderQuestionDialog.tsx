import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { ConfirmDialog } from '../../../ui/primitives/ConfirmDialog';
import messages from '../messages.en.json';
import { orderQuestionAtom } from '../orderQuestion';
import { waitingOrdersAtom } from '../queries';
import { useNotReached } from '../useNotReached';
import { useOrderActions } from '../useOrderActions';
import { AcceptDialog } from './AcceptDialog';

/** The open question about a waiting order; it stays while the list behind it is read again. */
export function OrderQuestionDialog() {
  const text = useText(messages);
  const { change } = useOrderActions();
  const notReached = useNotReached();
  const [question, setQuestion] = useAtom(orderQuestionAtom);
  const { data: waiting } = useAtomValue(waitingOrdersAtom);
  // Who leaves the board has not answered; nobody is asked again at the next visit.
  useEffect(() => () => setQuestion(null), [setQuestion]);
  if (!question) return null;
  const { kind, order } = question;
  const { number } = order;
  const isAnswered = waiting?.every(({ id }) => id !== order.id);
  const blockedBy = notReached ?? (isAnswered ? text('answeredElsewhere') : undefined);
  const note = blockedBy && <Banner tone={notReached ? 'danger' : 'warning'}>{blockedBy}</Banner>;
  const close = () => setQuestion(null);
  const answer = (to: 'cooking' | 'declined', minutes?: number) => {
    close();
    void change({ order, to, minutes });
  };
  if (kind === 'accept') {
    return (
      <AcceptDialog
        number={number}
        blockedBy={blockedBy}
        note={note}
        onAccept={(minutes) => answer('cooking', minutes)}
        onClose={close}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={text('rejectTitle', { number })}
      description={text('rejectText')}
      confirmLabel={text('rejectConfirm')}
      cancelLabel={text('keepOrder')}
      blockedBy={blockedBy}
      onConfirm={() => answer('declined')}
      onCancel={close}
    >
      {note}
    </ConfirmDialog>
  );
}
