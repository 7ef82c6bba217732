import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';
import { servicesAtom } from '../../core/state/services';

const forwardedAtom = atom<number | null>(null);

/** True for the first who asks in a session. */
const claimForwardAtom = atom(null, (get, set, generation: number) => {
  if (get(forwardedAtom) === generation) return false;
  set(forwardedAtom, generation);
  return true;
});

/** Leads on to `/kyc-submitted`, once per session (decision b16). */
export function useForwardOnce(isDue: boolean) {
  const { session } = useAtomValue(servicesAtom);
  const claim = useSetAtom(claimForwardAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue || !claim(session.generation())) return;
    void navigate(paths.kycSubmitted, { replace: true });
  }, [isDue, claim, session, navigate]);
}
