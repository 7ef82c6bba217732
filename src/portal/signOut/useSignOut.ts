import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeDialog } from '../../features/auth/public';
import { paths } from '../../core/navigation/paths';
import { usePortalProps } from '../portalProps';
import { LogoutPage } from './lazyLogoutPage';

/** Every way out goes through `/logout`, which asks first when an order is unconfirmed. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const { askHost } = usePortalProps();
  // Signing out has to work without a connection, and signing in once there is one again.
  useEffect(() => {
    void LogoutPage.preload();
    // A host that hands the session over signs in by itself.
    if (!askHost) void CodeDialog.preload();
  }, [askHost]);
  return () => void navigate(paths.logout);
}
