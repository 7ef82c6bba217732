import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';

/** Every way out goes through `/logout`, which asks first when an order is unconfirmed. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  // Signing out has to work without a connection, so its screen is fetched beforehand.
  useEffect(() => void import('../pages/LogoutPage').catch(() => {}), []);
  return () => void navigate(paths.logout);
}
