import { useSetAtom } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import messages from '../messages.en.json';
import { orderQuestionAtom } from '../orderQuestion';
import type { Order } from '../types';
import { useNotReached } from '../useNotReached';
import { part } from './cardStyles';

/** Accept asks for the preparation time, Reject asks once. */
export function NewOrderActions({ order, isBusy }: { order: Order; isBusy: boolean }) {
  const text = useText(messages);
  const ask = useSetAtom(orderQuestionAtom);
  const blockedBy = useNotReached();
  const { number } = order;
  return (
    <div className={part.answers}>
      <Button
        variant="danger"
        disabled={isBusy}
        blockedBy={blockedBy}
        aria-label={text('ofOrder', { action: text('reject'), number })}
        onClick={() => ask({ kind: 'reject', order })}
      >
        {text('reject')}
      </Button>
      <Button
        variant="primary"
        isBusy={isBusy}
        blockedBy={blockedBy}
        aria-label={text('ofOrder', { action: text('accept'), number })}
        onClick={() => ask({ kind: 'accept', order })}
      >
        {text('accept')}
      </Button>
    </div>
  );
}
