import { useText } from '../../core/messages/useText';
import { Text } from '../../ui/primitives/Text';
import { CenteredPanel } from '../layout/CenteredPanel';
import messages from '../messages.en.json';

/** Stands for a screen whose code has to wait for the connection. */
export function OfflinePage() {
  const text = useText(messages);
  return (
    <CenteredPanel title={text('offlineTitle')}>
      <Text tone="textMuted">{text('offlineText')}</Text>
    </CenteredPanel>
  );
}
