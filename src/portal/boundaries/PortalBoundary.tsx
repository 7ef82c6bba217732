import type { ReactNode } from 'react';
import { useState } from 'react';
import { PortalFailure } from '../../core/api/errors';
import type { PortalError } from '../../core/contracts';
import { ErrorBoundary } from '../../ui/patterns/ErrorBoundary';
import { CrashPanel } from './CrashPanel';
import { ChunkFailure } from '../../ui/patterns/lazyPage';

interface PortalBoundaryProps {
  onError: (error: PortalError) => void;
  /** A change of it tries again: the path, for a page. */
  resetKey?: string;
  children: ReactNode;
}

/** Stands round the whole portal, and round each page: the host never falls with them. */
export function PortalBoundary({ onError, resetKey, children }: PortalBoundaryProps) {
  // Another key mounts everything below anew, with fresh state.
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      key={attempt}
      resetKey={resetKey}
      onCatch={(error) => {
        if (error instanceof ChunkFailure) error.forget();
        onError(toPortalError(error));
      }}
      fallback={({ error, retry }) => (
        <CrashPanel
          isChunk={error instanceof ChunkFailure}
          onRetry={retry}
          onRestart={() => setAttempt(attempt + 1)}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalFailure) return error;
  return new PortalFailure('render', 'A part of the portal could not be drawn', undefined, error);
}
