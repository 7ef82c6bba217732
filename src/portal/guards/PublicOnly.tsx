import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';
import { readReturnTo } from '../../core/navigation/returnTo';
import { sessionAtom } from '../../core/state/services';
import { LoadingPage } from '../pages/LoadingPage';
import { SignedOutPage } from '../pages/SignedOutPage';
import { SigningOutPage } from '../pages/SigningOutPage';
import { usePortalProps } from '../portalProps';
import { Screen } from '../Screen';

/** Redirects a signed-in vendor to the dashboard (A2) or to the screen where the session expired. */
export function PublicOnly() {
  const { phase } = useAtomValue(sessionAtom);
  const { state } = useLocation();
  const { requestSession } = usePortalProps();
  if (phase === 'awaitingHost') return <LoadingPage />;
  if (phase === 'signingOut') return <SigningOutPage />;
  if (phase === 'active' || phase === 'onboarding')
    return <Navigate to={readReturnTo(state) ?? paths.dashboard} replace />;
  if (!requestSession) return <Outlet />;
  return (
    <Screen title="titleSignedOut">
      <SignedOutPage onRetry={requestSession} />
    </Screen>
  );
}
