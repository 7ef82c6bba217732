import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';
import { readReturnTo, returnTo } from '../../core/navigation/returnTo';
import { sessionAtom } from '../../core/state/services';
import { LoadingPage } from '../pages/LoadingPage';
import { SignedOutPage } from '../pages/SignedOutPage';
import { SigningOutPage } from '../pages/SigningOutPage';
import { usePortalProps } from '../portalProps';
import { Screen } from '../Screen';

/** Redirects to /login without a session (A2), and passes the current path on if the session expired. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const location = useLocation();
  const { phase } = session;
  if (phase === 'awaitingHost') return <LoadingPage />;
  if (phase === 'signingOut') return <SigningOutPage />;
  if (phase === 'signedOut' || phase === 'verifying') {
    const isExpired = phase === 'signedOut' && session.isExpired === true;
    const state = isExpired ? returnTo(createPath(location)) : null;
    return <Navigate to={paths.login} replace state={state} />;
  }
  return children;
}

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
