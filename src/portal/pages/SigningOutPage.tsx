import { useText } from '../../core/messages/useText';
import { Spinner } from '../../ui/primitives/Button';
import { CenteredPanel } from '../layout/CenteredPanel';
import messages from '../messages.en.json';

/** Shown as soon as the vendor signs out; it contains no vendor data (c9). */
export function SigningOutPage() {
  const text = useText(messages);
  return (
    <CenteredPanel title={text('signingOut')}>
      <Spinner size={24} />
    </CenteredPanel>
  );
}
