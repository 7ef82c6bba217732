import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { hasUnconfirmedChangesAtom } from '../../core/orders/statusChanges';
import type { SessionState } from '../../core/session/types';
import { notifyAtom, servicesAtom, sessionAtom } from '../../core/state/services';
import { logout } from '../../features/auth/public';
import { ConfirmDialog } from '../../ui/primitives/overlay/ConfirmDialog';
import messages from '../messages.en.json';
import { SigningOutPage } from './SigningOutPage';

/** Signs out and redirects to the landing page (b11, c9). */
export function LogoutPage() {
  const text = useText(messages);
  const navigate = useNavigate();
  const { phase } = useAtomValue(sessionAtom);
  const hasUnconfirmed = useAtomValue(hasUnconfirmedChangesAtom);
  const [isSure, setSure] = useState(!hasUnconfirmed);
  useSignOutOnce(isSure, phase);
  if (phase === 'signedOut' || phase === 'verifying') return <Navigate to={paths.login} replace />;
  if (isSure || phase === 'signingOut') return <SigningOutPage />;
  return (
    <ConfirmDialog
      isOpen
      title={text('signOutTitle')}
      description={text('signOutText')}
      confirmLabel={text('signOut')}
      onConfirm={() => setSure(true)}
      onCancel={() => void navigate(paths.orders, { replace: true })}
    />
  );
}

function useSignOutOnce(isSure: boolean, phase: SessionState['phase']) {
  const { api, session } = useAtomValue(servicesAtom);
  const notify = useAtomValue(notifyAtom);
  useEffect(() => {
    if (!isSure || (phase !== 'active' && phase !== 'onboarding')) return;
    // The session ends even if the request fails; a failure is only logged (A8).
    const callLogout = async () => {
      const message = await logout(api);
      if (message) notify.success(message);
    };
    void session.signOut(callLogout);
  }, [isSure, phase, api, session, notify]);
}
