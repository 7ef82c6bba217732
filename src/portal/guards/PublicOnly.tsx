import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readEndedAt } from '../../core/navigation/endedAt';
import { paths } from '../../core/navigation/paths';
import { sessionAtom } from '../../core/state/services';
import { SigningOutPage } from '../pages/SigningOutPage';

/**
 * Sign-in and registration: a signed-in vendor is sent to the dashboard (specification A 2),
 * or back to where a session ended by itself.
 */
export function PublicOnly() {
  const { phase } = useAtomValue(sessionAtom);
  const { state } = useLocation();
  if (phase === 'signingOut') return <SigningOutPage />;
  if (phase === 'active' || phase === 'onboarding')
    return <Navigate to={readEndedAt(state) ?? paths.dashboard} replace />;
  return <Outlet />;
}
