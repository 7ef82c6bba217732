import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readEndedAt } from '../../core/navigation/endedAt';
import { paths } from '../../core/navigation/paths';
import { sessionAtom } from '../../core/state/services';
import { LoadingPage } from '../pages/LoadingPage';
import { SigningOutPage } from '../pages/SigningOutPage';
import { usePortalProps } from '../portalProps';
import { Screen } from '../Screen';
import { SignedOutPage } from '../session/SignedOutPage';

/**
 * Sign-in and registration: a signed-in vendor is sent to the dashboard (specification A 2),
 * or back to where a session ended by itself. With `fetchSession` the host signs in, so that there
 * is nothing but the way to ask it again.
 */
export function PublicOnly() {
  const { phase } = useAtomValue(sessionAtom);
  const { state } = useLocation();
  const { askHost } = usePortalProps();
  if (phase === 'asking') return <LoadingPage />;
  if (phase === 'signingOut') return <SigningOutPage />;
  if (phase === 'active' || phase === 'onboarding')
    return <Navigate to={readEndedAt(state) ?? paths.dashboard} replace />;
  if (!askHost) return <Outlet />;
  return (
    <Screen title="titleSignedOut">
      <SignedOutPage onRetry={askHost} />
    </Screen>
  );
}
