import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';
import { sessionAtom } from '../../core/state/services';
import { useQueryCache } from '../../core/state/useQueryCache';
import { useHistoryHeadStart } from '../../features/history/public';
import { usePortalProps } from '../portalProps';
import { LeaveQuestion } from '../router/LeaveQuestion';
import { useVendorRefetch } from './useVendorRefetch';

/** Screens a vendor may see before their KYC is complete (specification A 2, decision b16). */
const ONBOARDING_PATHS: readonly string[] = [
  paths.vendorKyc,
  paths.vendorKycDetail,
  paths.kycSubmitted,
];

/**
 * What every signed-in screen shares: the cache, the vendor, the question before typed things are
 * lost, and the way to KYC while it is due.
 */
export function SignedIn() {
  const { callbacks } = usePortalProps();
  useQueryCache();
  return (
    <>
      <KycGuard />
      <LeaveQuestion onUnsavedChanges={callbacks.onUnsavedChanges} />
    </>
  );
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
