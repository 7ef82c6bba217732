import type { ReactNode } from 'react';
import { useText } from '../../core/messages/useText';
import { ConfigPanel } from './ConfigPanel';
import messages from './messages.en.json';

/** Shown if the `fetchSession` prop returned something other than a session. */
export function SessionDiagnostic({ found, action }: { found: string; action: ReactNode }) {
  const text = useText(messages);
  return (
    <ConfigPanel
      problem={text('configSession')}
      expected="{ token: string, vendorId: string } | null"
      actual={found}
      fix={text('configSessionFix')}
      line="return { token, vendorId };"
      action={action}
    />
  );
}
