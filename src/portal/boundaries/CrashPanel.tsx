import { useText } from '../../core/messages/useText';
import { Banner } from '../../ui/primitives/Banner';
import { Button } from '../../ui/primitives/Button';
import { ChunkFailure } from '../../ui/patterns/lazyPage';
import messages from '../messages.en.json';
import { CenteredPanel } from '../layout/CenteredPanel';

interface CrashPanelProps {
  error: unknown;
  onRetry: () => void;
  onRestart: () => void;
}

export function CrashPanel({ error, onRetry, onRestart }: CrashPanelProps) {
  const text = useText(messages);
  const isChunk = error instanceof ChunkFailure;
  const names = isChunk && error.inherited;
  return (
    <CenteredPanel title={text(isChunk ? 'chunkTitle' : 'crashTitle')}>
      <Banner tone="danger">
        {names ? text('chunkPage', { names }) : text(isChunk ? 'chunkText' : 'crashText')}
      </Banner>
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
