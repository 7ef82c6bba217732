import { useAtomValue } from 'jotai';
import { isDevelopment } from '../../core/isDevelopment';
import { useText } from '../../core/messages/useText';
import { HostSessionFailure } from '../../core/session/createHandover';
import { sessionAtom } from '../../core/state/services';
import { Button } from '../../ui/primitives/Button';
import { ConfigPanel } from '../diagnostics/lazyConfigPanel';
import { CenteredPanel } from '../layout/CenteredPanel';
import messages from '../messages.en.json';
import { usePortalProps } from '../portalProps';

/** Shown with `fetchSession` if the host has no session or the request failed. */
export function SignedOutPage({ onRetry }: { onRetry: () => void }) {
  const text = useText(messages);
  const { appearance } = usePortalProps();
  const session = useAtomValue(sessionAtom);
  const { isExpired, failure } = session.phase === 'signedOut' ? session : {};
  const brand = appearance?.brandName ?? text('defaultBrand');
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {text(failure ? 'tryAgain' : 'signInAgain')}
    </Button>
  );
  if (failure instanceof HostSessionFailure && isDevelopment()) {
    return <ConfigPanel error="Session" found={failure.found} action={retry} />;
  }
  return (
    <CenteredPanel title={text(failure ? 'handoverFailed' : 'signedOutOf', { brand })}>
      <p role={failure ? 'alert' : 'status'}>{text(wordsFor(failure, isExpired))}</p>
      {retry}
    </CenteredPanel>
  );
}

function wordsFor(failure: unknown, isExpired = false) {
  if (failure) return 'handoverFailedText';
  return isExpired ? 'sessionEnded' : 'signedOutText';
}
