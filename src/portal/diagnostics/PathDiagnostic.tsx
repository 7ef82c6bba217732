import { useEffect } from 'react';
import type { PathFailure } from '../../core/api/errors';
import type { PortalError } from '../../core/contracts';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { ConfigPanel } from './ConfigPanel';

interface PathDiagnosticProps {
  failure: PathFailure;
  onError: (error: PortalError) => void;
}

/** A path of the `endpoints` prop could lead somewhere else (safety T4). */
export function PathDiagnostic({ failure, onError }: PathDiagnosticProps) {
  const text = useText(messages);
  useEffect(() => onError(failure), [failure, onError]);
  return (
    <ConfigPanel
      problem={text('configPath')}
      expected={text('configPathExpected')}
      actual={failure.path || text('configHostEmpty')}
      fix={text('configPathFix')}
      line="endpoints={{ ordersList: '/orders/list' }}"
    />
  );
}
