import { useText } from '../../../core/messages/useText';
import type { PendingChange } from '../../../core/orders/statusChanges';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import messages from '../messages.en.json';
import { useOrderActions } from './useOrderActions';

/** Shown in place of the buttons while the outcome of a change is unknown (c4). */
export function PendingChangeNote({ pending }: { pending: PendingChange }) {
  const text = useText(messages);
  const { recheck } = useOrderActions();
  if (pending.phase !== 'unconfirmed') return <Banner>{text('checking')}</Banner>;
  const { number } = pending.order;
  return (
    <Banner
      tone="warning"
      action={
        <Button
          size="sm"
          aria-label={text('ofOrder', { action: text('checkAgain'), number })}
          onClick={() => void recheck(pending)}
        >
          {text('checkAgain')}
        </Button>
      }
    >
      <strong>{text('unconfirmed')}</strong>
      <p>{text('unconfirmedHelp')}</p>
    </Banner>
  );
}
