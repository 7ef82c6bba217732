import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';
import { servicesAtom } from '../../core/state/services';

/** Leads on to `/kyc-submitted`, once per session (decision b16). */
export function useForwardOnce(isDue: boolean) {
  const { session } = useAtomValue(servicesAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue || !session.claimReviewPage()) return;
    void navigate(paths.kycSubmitted, { replace: true });
  }, [isDue, session, navigate]);
}
