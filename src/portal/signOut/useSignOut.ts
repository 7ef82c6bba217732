import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadCodeDialog } from '../../features/auth/public';
import { paths } from '../../core/navigation/paths';

/** Every way out goes through `/logout`, which asks first when an order is unconfirmed. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  // Signing out has to work without a connection, and signing in once there is one again.
  useEffect(() => {
    for (const load of [() => import('../pages/LogoutPage'), loadCodeDialog]) {
      load().catch(() => {});
    }
  }, []);
  return () => void navigate(paths.logout);
}
