import { mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import { fetchVendor } from '../../core/vendor/api';
import type { KycDetail, KycType, KycValues } from '../../core/vendor/kyc';
import { vendorKeys } from '../../core/vendor/queries';
import type { Vendor } from '../../core/vendor/types';
import { isLocked } from './rules/progress';
import type { KycDetails, KycSubmission } from './types';
import { ApiRefusal } from '../../core/api/errors';
import type { ApiClient, CallOptions } from '../../core/api/types';
import { toKycForm } from './wire';

/** Create it in `useMemo`. */
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

/** Compares no dates: the server may return a day as a timestamp. */
function isSame({ values }: KycDetail, sent: KycValues): boolean {
  return (
    values.bankName === sent.bankName &&
    values.accountNumber === sent.accountNumber &&
    values.ifscCode === sent.ifscCode &&
    values.number === sent.number
  );
}

/** @throws ApiRefusal unless the status is exactly 200 (B7) */
async function submitKyc(
  api: ApiClient,
  submission: KycSubmission,
  options: Pick<CallOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  const { status, message } = await api.send('kycUpdate', toKycForm(submission), options);
  if (status !== 200) throw new ApiRefusal(status, message);
}
