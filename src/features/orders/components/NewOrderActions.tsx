import { useSetAtom } from 'jotai';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { orderQuestionAtom } from '../orderQuestion';
import type { Order } from '../types';
import { useNotReached } from '../useNotReached';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: ${space[2]};
`;

/** Accept asks for the preparation time, Reject asks once. */
export function NewOrderActions({ order, isBusy }: { order: Order; isBusy: boolean }) {
  const text = useText(messages);
  const ask = useSetAtom(orderQuestionAtom);
  const blockedBy = useNotReached();
  const { number } = order;
  return (
    <Row>
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
    </Row>
  );
}
