import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';
import { sessionAtom } from '../../core/state/services';
import { lazyPage } from '../../ui/patterns/lazyPage';
import { SigningOutPage } from '../pages/SigningOutPage';

const SignedIn = lazyPage(() => import('./SignedIn'), 'SignedIn');

/** Protected screens: without a session to /login (specification A 2). */
export function RequireSession() {
  const { phase } = useAtomValue(sessionAtom);
  if (phase === 'signingOut') return <SigningOutPage />;
  if (phase === 'signedOut' || phase === 'verifying') return <Navigate to={paths.login} replace />;
  return <SignedIn />;
}
