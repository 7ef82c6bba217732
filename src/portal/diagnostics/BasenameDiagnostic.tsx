import { useEffect } from 'react';
import { ConfigFailure } from '../../core/api/errors';
import type { PortalError } from '../../core/contracts';
import { useText } from '../../core/messages/useText';
import messages from './messages.en.json';
import { ConfigPanel } from './ConfigPanel';

export interface BasenameDiagnosticProps {
  basename: string;
  pathname: string;
  onError: (error: PortalError) => void;
}

/** Shown when the URL is outside `basename`, where the router would render nothing. */
export function BasenameDiagnostic({ basename, pathname, onError }: BasenameDiagnosticProps) {
  const text = useText(messages);
  const suggested = `/${pathname.split('/')[1] ?? ''}`;
  useEffect(() => {
    const hint = `Mount the portal under ${basename}, or set basename="${suggested}".`;
    onError(new ConfigFailure('The page is outside the basename of the portal', hint));
  }, [basename, suggested, onError]);
  return (
    <ConfigPanel
      problem={text('configBasename')}
      expected={`${basename}/…`}
      actual={pathname}
      fix={text('configBasenameFix', { expected: basename })}
      line={`basename="${suggested}"`}
    />
  );
}
