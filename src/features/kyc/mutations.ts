import { isSaved } from '../../core/state/isSaved';
import { mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import { fetchVendor } from '../../core/vendor/api';
import type { KycDetail, KycType, KycValues } from '../../core/vendor/kyc';
import { vendorKeys } from '../../core/vendor/queries';
import type { Vendor } from '../../core/vendor/types';
import { isLocked } from './rules/progress';
import { submitKyc } from './api';
import type { KycDetails } from './types';

/** Create this atom in `useMemo`. */
export function createSubmitKycAtom(type: KycType) {
  return mutationAtom<KycDetails, KycDetail, void>((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const vendorId = get(vendorIdAtom);
    const restaurantId = get(restaurantIdAtom);
    const queryKey = vendorKeys.all(vendorId);
    return {
      key: [...queryKey, 'kyc', type],
      operation: 'kycUpdate',
      before: () => cache.getQueryData<Vendor>(queryKey)?.kyc[type],
      send: (details, call) => submitKyc(api, { type, vendorId, restaurantId, details }, call),
      read: async (_input, signal) => (await fetchVendor(api, vendorId, signal)).kyc[type],
      has: (now, values) => isLocked(now) && isSaved(now.values, values, NOT_COMPARED),
      apply: ({ document: _document, more: _more, ...values }) =>
        cache.setQueryData<Vendor>(
          queryKey,
          (vendor) => vendor && { ...vendor, kyc: { ...vendor.kyc, [type]: submitted(values) } },
        ),
      invalidates: [queryKey],
    };
  });
}

/**
 * Fields that are not compared: the answer contains no document, it may return the day as a timestamp, and values of the
 * host are not part of `KycValues`.
 */
const NOT_COMPARED = { document: () => true, expiry: () => true, more: () => true };

function submitted(values: KycValues): KycDetail {
  return { status: 'pending', reason: '', values, hasDocument: true, hasData: true };
}
