import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { AlertDialog } from '../../../ui/primitives/AlertDialog';
import messages from '../messages.en.json';
import type { Offer } from '../types';

interface OfferFailureProps {
  /** As it still is; `null` when nothing failed. */
  offer: Offer | null;
  onClose: () => void;
}

/** Says that a change did not work, and of which offer (decision b27). */
export function OfferFailure({ offer, onClose }: OfferFailureProps) {
  const text = useText(messages);
  const title = clip(offer?.title ?? '') || text('untitled');
  return (
    <AlertDialog
      isOpen={offer !== null}
      title={text('toggleFailed')}
      description={text(offer?.isActive ? 'stillActive' : 'stillPending', { title })}
      onClose={onClose}
    />
  );
}
