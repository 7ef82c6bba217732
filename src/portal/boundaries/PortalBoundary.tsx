import { useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { PortalFailure } from '../../core/api/errors';
import type { PortalError } from '../../core/contracts';
import { screenCrashAtom } from '../../core/forms/screenCrash';
import { useText } from '../../core/messages/useText';
import { ErrorBoundary } from '../../ui/patterns/ErrorBoundary';
import { ChunkFailure } from '../../ui/patterns/lazyPage';
import { Banner } from '../../ui/primitives/Banner';
import { Button } from '../../ui/primitives/Button';
import { CenteredPanel } from '../layout/CenteredPanel';
import messages from '../messages.en.json';

interface PortalBoundaryProps {
  onError: (error: PortalError) => void;
  /** A change of this key retries rendering; for a page the key is its path. */
  resetKey?: string;
  children: ReactNode;
}

/** Catches rendering errors of the portal or of one page, so that the host page keeps working. */
export function PortalBoundary({ onError, resetKey, children }: PortalBoundaryProps) {
  // A new key remounts the children with fresh state.
  const [attempt, setAttempt] = useState(0);
  const store = useStore();
  return (
    <ErrorBoundary
      key={attempt}
      resetKey={resetKey}
      onCatch={(error) => {
        if (error instanceof ChunkFailure) error.forget();
        store.get(screenCrashAtom).emit();
        onError(toPortalError(error));
      }}
      fallback={({ error, retry }) => (
        <CrashPanel error={error} onRetry={retry} onRestart={() => setAttempt(attempt + 1)} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalFailure) return error;
  return new PortalFailure('render', 'A part of the portal failed to render', undefined, error);
}

interface CrashPanelProps {
  error: unknown;
  onRetry: () => void;
  onRestart: () => void;
}

function CrashPanel({ error, onRetry, onRestart }: CrashPanelProps) {
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
