import { mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import { fetchVendor } from '../../core/vendor/api';
import type { KycDetail, KycType, KycValues } from '../../core/vendor/kyc';
import { vendorKeys } from '../../core/vendor/queries';
import type { Vendor } from '../../core/vendor/types';
import { submitKyc } from './api';
import { isLocked } from './progress';
import type { KycFormValues } from './types';

/** Submits one verification. Build it in `useMemo`. */
export function createSubmitKycAtom(type: KycType) {
  return mutationAtom<KycFormValues, KycDetail, void>((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const vendorId = get(vendorIdAtom);
    const restaurantId = get(restaurantIdAtom);
    const queryKey = vendorKeys.all(vendorId);
    return {
      key: [...queryKey, 'kyc', type],
      before: () => cache.getQueryData<Vendor>(queryKey)?.kyc[type],
      send: ({ document, ...values }, call) =>
        submitKyc(api, { type, vendorId, restaurantId, values, document }, call),
      read: async (_input, signal) => (await fetchVendor(api, vendorId, signal)).kyc[type],
      has: (now, values) => isLocked(now) && isSame(now, values),
      apply: ({ document: _document, ...values }) =>
        cache.setQueryData<Vendor>(
          queryKey,
          (vendor) => vendor && { ...vendor, kyc: { ...vendor.kyc, [type]: submitted(values) } },
        ),
      invalidates: [queryKey],
    };
  });
}

function submitted(values: KycValues): KycDetail {
  return { status: 'pending', reason: '', values, hasDocument: true, hasData: true };
}

/** Whether the record holds what was sent; a server may write a day as a moment. */
function isSame({ values }: KycDetail, sent: KycValues): boolean {
  return (
    values.bankName === sent.bankName &&
    values.accountNumber === sent.accountNumber &&
    values.ifscCode === sent.ifscCode &&
    values.number === sent.number
  );
}
