import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useIsCutOff } from '../../core/connection/state';
import { paths } from '../../core/navigation/paths';
import { isFirstPaintOverAtom } from '../../core/state/firstPaint';
import {
  dropCache,
  forgetDataAtom,
  portalQueryClientAtom,
  queryClientAtom,
} from '../../core/state/queryClient';
import {
  servicesAtom,
  sessionAtom,
  sessionDataAtom,
  vendorIdAtom,
} from '../../core/state/services';
import { useFirstPaint } from '../../core/state/useFirstPaint';
import { useQueryCache } from '../../core/state/useQueryCache';
import { vendorAtom, vendorKeys } from '../../core/vendor/queries';
import { lazyPage, useLoaded } from '../../ui/patterns/lazyPage';
import { preloadMenuList } from '../../ui/primitives/overlay/Menu';
import { usePortalProps } from '../portalProps';
import { LeaveQuestion } from '../router/LeaveQuestion';

const HistoryHeadStart = lazyPage(
  () => import('../../features/history/public'),
  'HistoryHeadStart',
);
const historyHeadStart = <HistoryHeadStart />;

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
  useFirstPaint();
  usePreloadedCode();
  return (
    <>
      <KycGuard />
      <HistoryAhead />
      <LeaveQuestion onUnsavedChanges={callbacks.onUnsavedChanges} />
    </>
  );
}

/** Menus must open, and failed calls be reported, even when the page can load nothing more. */
function usePreloadedCode() {
  const isFirstPaintOver = useAtomValue(isFirstPaintOverAtom);
  const isInReach = !useIsCutOff() && isFirstPaintOver;
  useEffect(() => {
    if (!isInReach) return;
    void preloadMenuList();
    import('../diagnostics/onFailedCall').catch(() => {});
  }, [isInReach]);
}

/** The session can end after its screens, because signing out hides them as soon as the vendor clicks. */
function useSessionData() {
  const store = useStore();
  const client = useAtomValue(portalQueryClientAtom);
  useEffect(() => {
    const drop = () => {
      dropCache(client);
      store.set(forgetDataAtom);
    };
    store.set(sessionDataAtom, { drop });
  }, [client, store]);
}

/** The history screen loads the same code, so that this component waits for no request of its own. */
function HistoryAhead() {
  const isHistory = useLocation().pathname === paths.orderHistory;
  useLoaded(historyHeadStart, isHistory);
  return isHistory && HistoryHeadStart.isLoaded() && historyHeadStart;
}

function KycGuard() {
  const { pathname } = useLocation();
  const { phase } = useAtomValue(sessionAtom);
  useVendorRefetch(pathname);
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
