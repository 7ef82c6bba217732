import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { queryClientAtom } from '../../core/state/queryClient';
import { servicesAtom, vendorIdAtom } from '../../core/state/services';
import { vendorAtom, vendorKeys } from '../../core/vendor/queries';

/**
 * Reads the vendor again on every change of path, one call at a time, and lets the record decide
 * about KYC and restaurant. A failed read changes nothing (decision b47).
 */
export function useVendorRefetch(pathname: string) {
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
