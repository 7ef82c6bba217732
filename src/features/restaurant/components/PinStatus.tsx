import { MapPin } from 'lucide-react';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Row, Text } from '../../../ui/primitives/layout/Layout';
import messages from '../messages.en.json';
import { type ProfileForm, usePin } from '../usePin';

interface PinStatusProps {
  form: ProfileForm;
  /** True if there is no address search and the vendor types the coordinates. */
  isPlain: boolean;
  /** Opens the map; `undefined` while it is open. */
  onAdjust?: (() => void) | undefined;
}

/** Shows whether the pin was set for the current address (b87). */
export function PinStatus({ form, isPlain, onAdjust }: PinStatusProps) {
  const text = useText(messages);
  const pin = usePin(form);
  const adjust = onAdjust && (
    <Button size="sm" icon={<MapPin size={16} />} onClick={onAdjust}>
      {text('adjustPin')}
    </Button>
  );
  if (pin.isSet && pin.isConfirmed) {
    return (
      <Row>
        <Text size="sm" tone="success">
          {text('pinConfirmed')}
        </Text>
        {adjust}
      </Row>
    );
  }
  if (!pin.isSet) {
    return (
      <Banner tone="info" action={adjust}>
        <strong>{text('pinNone')}</strong> {text('pinNoneHelp')}
      </Banner>
    );
  }
  const confirm = (
    <Row>
      {adjust}
      <Button size="sm" onClick={pin.confirm}>
        {text('confirmPin')}
      </Button>
    </Row>
  );
  return (
    <Banner tone="warning" action={confirm}>
      <strong>{text('pinNotConfirmed')}</strong> {text(isPlain ? 'pinOldPlain' : 'pinOld')}
    </Banner>
  );
}
