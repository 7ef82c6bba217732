import { useAtomValue } from 'jotai';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';
import { sessionAtom } from '../../core/state/services';
import { SigningOutPage } from '../pages/SigningOutPage';

/** Sign-in and registration: a signed-in vendor is sent to the dashboard (specification A 2). */
export function PublicOnly() {
  const { phase } = useAtomValue(sessionAtom);
  if (phase === 'signingOut') return <SigningOutPage />;
  if (phase === 'active' || phase === 'onboarding')
    return <Navigate to={paths.dashboard} replace />;
  return <Outlet />;
}
