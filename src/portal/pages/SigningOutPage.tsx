import { useText } from '../../core/messages/useText';
import { Spinner } from '../../ui/primitives/Spinner';
import { CenteredPanel } from '../layout/CenteredPanel';
import messages from '../messages.en.json';

/** Shows no vendor data from the click on (c9). */
export function SigningOutPage() {
  const text = useText(messages);
  return (
    <CenteredPanel title={text('signingOut')}>
      <Spinner size={24} />
    </CenteredPanel>
  );
}
