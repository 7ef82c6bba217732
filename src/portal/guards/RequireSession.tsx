import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';
import { returnTo } from '../../core/navigation/returnTo';
import { sessionAtom } from '../../core/state/services';
import { LoadingPage } from '../pages/LoadingPage';
import { SigningOutPage } from '../pages/SigningOutPage';

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
