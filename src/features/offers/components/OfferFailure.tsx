import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { FailedSwitch } from '../../../core/state/useListSwitch';
import { AlertDialog } from '../../../ui/primitives/AlertDialog';
import messages from '../messages.en.json';
import type { Offer } from '../types';

interface OfferFailureProps {
  /** `null` when nothing failed. */
  failed: FailedSwitch<Offer> | null;
  onClose: () => void;
}

/** Says that a change did not work, and of which offer (decision b27). */
export function OfferFailure({ failed, onClose }: OfferFailureProps) {
  const text = useText(messages);
  const offer = failed?.row;
  const title = clip(offer?.title ?? '') || text('untitled');
  return (
    <AlertDialog
      isOpen={failed !== null}
      title={text('toggleFailed')}
      description={text(offer?.isActive ? 'stillActive' : 'stillPending', { title })}
      reason={failed?.reason}
      onClose={onClose}
    />
  );
}
