import { ApiRefusal } from '../../core/api/errors';
import type { ApiClient, CallOptions } from '../../core/api/types';
import type { MoreValues } from '../../core/extend/moreValues';
import { isSaved } from '../../core/state/isSaved';
import { mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import type { FileChoice } from '../../core/uploads/fileChoice';
import { fetchVendor } from '../../core/vendor/api';
import type { KycDetail, KycType, KycValues } from '../../core/vendor/kyc';
import { vendorKeys } from '../../core/vendor/queries';
import type { Vendor } from '../../core/vendor/types';
import { isLocked } from './rules/progress';
import { toKycForm } from './wire';

export interface KycFormValues extends KycValues {
  document: FileChoice;
}

export interface KycDetails extends KycValues {
  /** `null` to leave the document on the server unchanged. */
  document: File | null;
  /** Values of the host's fields. */
  more?: MoreValues;
}

export interface KycSubmission {
  type: KycType;
  vendorId: string;
  restaurantId: string;
  details: KycDetails;
}

/** Data that the document rules need in addition to the form values. */
export interface DocumentContext {
  hasDocument: boolean;
  /** Whether these values differ from those that the last document was submitted with. */
  isChanged: (values: KycValues) => boolean;
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
