import { useEffect } from 'react';
import { type ConfigFailure, PathFailure } from '../../core/api/errors';
import type { PortalError } from '../../core/contracts';
import { useText } from '../../core/messages/useText';
import messages from './messages.en.json';
import { ConfigPanel } from './ConfigPanel';

export interface StartDiagnosticProps {
  failure: ConfigFailure;
  host: string;
  onError: (error: PortalError) => void;
}

/** Shown if the `host` prop or a path of the `endpoints` prop cannot be used (T4, T5). */
export function StartDiagnostic({ failure, host, onError }: StartDiagnosticProps) {
  const text = useText(messages);
  useEffect(() => onError(failure), [failure, onError]);
  return failure instanceof PathFailure ? (
    <ConfigPanel
      problem={text('configPath')}
      expected={text('configPathExpected')}
      actual={failure.path || text('configHostEmpty')}
      fix={text('configPathFix')}
      line="endpoints={{ ordersList: '/orders/list' }}"
    />
  ) : (
    <ConfigPanel
      problem={text('configHost')}
      expected={text('configHostExpected')}
      actual={host || text('configHostEmpty')}
      fix={text('configHostFix')}
      line='host="https://api.market.example"'
    />
  );
}
