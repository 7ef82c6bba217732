import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { Row } from '../../../ui/primitives/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { Switch } from '../../../ui/primitives/Switch';
import messages from '../messages.en.json';
import type { Offer } from '../types';

export interface OfferSwitchProps {
  offer: Offer;
  onToggle: (offer: Offer, isActive: boolean) => Promise<void>;
}

/** Whether this vendor takes part, and the way to change it. */
export function OfferSwitch({ offer, onToggle }: OfferSwitchProps) {
  const text = useText(messages);
  const { id, title, isActive } = offer;
  return (
    <Row isOneLine>
      <Switch
        label={text('acceptSwitch', { title: clip(title) || text('untitled') })}
        isLabelHidden
        checked={isActive}
        disabled={id === ''}
        onChange={(next) => void onToggle(offer, next)}
      />
      <StatusChip
        tone={isActive ? 'success' : 'neutral'}
        label={text(isActive ? 'active' : 'pending')}
      />
    </Row>
  );
}
