import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { endedAt } from '../../core/navigation/endedAt';
import { paths } from '../../core/navigation/paths';
import { sessionAtom } from '../../core/state/services';
import { LoadingPage } from '../pages/LoadingPage';
import { SigningOutPage } from '../pages/SigningOutPage';

/**
 * Protected screens: without a session to /login (specification A 2). Of a session that ended by
 * itself the sign-in knows where it was.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const location = useLocation();
  const { phase } = session;
  if (phase === 'asking') return <LoadingPage />;
  if (phase === 'signingOut') return <SigningOutPage />;
  if (phase === 'signedOut' || phase === 'verifying') {
    const isExpired = phase === 'signedOut' && session.isExpired === true;
    const state = isExpired ? endedAt(createPath(location)) : null;
    return <Navigate to={paths.login} replace state={state} />;
  }
  return children;
}
