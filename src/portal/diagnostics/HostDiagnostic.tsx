import { useEffect } from 'react';
import type { ConfigFailure } from '../../core/api/errors';
import type { PortalError } from '../../core/contracts';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { ConfigPanel } from './ConfigPanel';

interface HostDiagnosticProps {
  failure: ConfigFailure;
  host: string;
  onError: (error: PortalError) => void;
}

/** The `host` prop is not an address the portal can use (safety T5). */
export function HostDiagnostic({ failure, host, onError }: HostDiagnosticProps) {
  const text = useText(messages);
  useEffect(() => onError(failure), [failure, onError]);
  return (
    <ConfigPanel
      problem={text('configHost')}
      expected={text('configHostExpected')}
      actual={host || text('configHostEmpty')}
      fix={text('configHostFix')}
      line='host="https://api.market.example"'
    />
  );
}
