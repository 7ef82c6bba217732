import { useText } from '../../core/messages/useText';
import { Banner } from '../../ui/primitives/Banner';
import { Button } from '../../ui/primitives/Button';
import messages from '../messages.en.json';
import { CenteredPanel } from '../layout/CenteredPanel';

interface CrashPanelProps {
  /** True when the code of the screen could not be loaded. */
  isChunk: boolean;
  onRetry: () => void;
  onRestart: () => void;
}

export function CrashPanel({ isChunk, onRetry, onRestart }: CrashPanelProps) {
  const text = useText(messages);
  return (
    <CenteredPanel title={text(isChunk ? 'chunkTitle' : 'crashTitle')}>
      <Banner tone="danger">{text(isChunk ? 'chunkText' : 'crashText')}</Banner>
      <Button variant="primary" onClick={onRetry}>
        {text('tryAgain')}
      </Button>
      {isChunk ? (
        // Some browsers cache a failed import until the page reloads.
        <Button onClick={() => window.location.reload()}>{text('chunkReload')}</Button>
      ) : (
        <Button onClick={onRestart}>{text('crashReload')}</Button>
      )}
    </CenteredPanel>
  );
}
