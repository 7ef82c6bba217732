import { useText } from '../../core/messages/useText';
import { Banner } from '../../ui/primitives/Banner';
import { Button } from '../../ui/primitives/Button';
import messages from '../messages.en.json';
import { CenteredPanel } from '../layout/CenteredPanel';

interface CrashPanelProps {
  /** The screen's code could not be loaded. */
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
        // A browser may refuse for good, in this page, what it once failed to get.
        <Button onClick={() => window.location.reload()}>{text('chunkReload')}</Button>
      ) : (
        <Button onClick={onRestart}>{text('crashReload')}</Button>
      )}
    </CenteredPanel>
  );
}
