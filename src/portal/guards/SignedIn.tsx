import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { whenIdle } from '../../core/async/whenIdle';
import { paths } from '../../core/navigation/paths';
import { dropCache, portalQueryClientAtom, queryClientAtom } from '../../core/state/queryClient';
import {
  servicesAtom,
  sessionAtom,
  sessionDataAtom,
  vendorIdAtom,
} from '../../core/state/services';
import { useQueryCache } from '../../core/state/useQueryCache';
import { vendorAtom, vendorKeys } from '../../core/vendor/queries';
import { useHistoryHeadStart } from '../../features/history/public';
import { usePortalProps } from '../portalProps';
import { LeaveQuestion } from '../router/LeaveQuestion';

/** Screens that are open before KYC is complete (A2, b16). */
const ONBOARDING_PATHS: readonly string[] = [
  paths.vendorKyc,
  paths.vendorKycDetail,
  paths.kycSubmitted,
];

/** Shared by all signed-in screens: query cache, KYC redirect, unsaved changes dialog. */
export function SignedIn() {
  const { callbacks } = usePortalProps();
  useQueryCache();
  useSessionData();
  // Preloaded, because failed calls must be reported even when the page can load nothing more.
  useEffect(() => whenIdle(() => void import('../diagnostics/onFailedCall').catch(() => {})), []);
  return (
    <>
      <KycGuard />
      <LeaveQuestion onUnsavedChanges={callbacks.onUnsavedChanges} />
    </>
  );
}

/** The session can end after its screens, because signing out hides them as soon as the vendor clicks. */
function useSessionData() {
  const store = useStore();
  const client = useAtomValue(portalQueryClientAtom);
  useEffect(() => {
    const drop = () => {
      dropCache(client);
      // The store keeps the last value of an atom until it is read again.
      store.get(vendorAtom);
    };
    store.set(sessionDataAtom, { drop });
  }, [client, store]);
}

function KycGuard() {
  const { pathname } = useLocation();
  const { phase } = useAtomValue(sessionAtom);
  useVendorRefetch(pathname);
  useHistoryHeadStart();
  if (phase === 'onboarding' && !ONBOARDING_PATHS.includes(pathname)) {
    return <Navigate to={paths.vendorKyc} replace />;
  }
  if (phase === 'active' && pathname === paths.vendorKyc) {
    return <Navigate to={paths.dashboard} replace />;
  }
  return <Outlet />;
}

/** Refetches the vendor on every path change; a failed request changes nothing (b47). */
function useVendorRefetch(pathname: string) {
  const { session } = useAtomValue(servicesAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  const { data: vendor } = useAtomValue(vendorAtom);

  useEffect(() => {
    const queryKey = vendorKeys.all(vendorId);
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [queryClient, vendorId, pathname]);

  useEffect(() => {
    if (!vendor) return;
    const { isKycCompleted, restaurantId } = vendor;
    session.update({ isKycCompleted, ...(restaurantId ? { restaurantId } : {}) });
  }, [session, vendor]);
}
