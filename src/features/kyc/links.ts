import { paths } from '../../core/navigation/paths';
import type { KycType } from '../../core/vendor/kyc';

/** The paths of the list and the detail page, during onboarding or afterwards (B4). */
export interface KycLinks {
  list: string;
  detail: (type: KycType) => string;
}

export function kycLinks(pathname: string): KycLinks {
  const isOnboarding = pathname.startsWith(paths.vendorKyc);
  const detail = isOnboarding ? paths.vendorKycDetail : paths.kycDocumentsDetail;
  return {
    list: isOnboarding ? paths.vendorKyc : paths.kycDocuments,
    detail: (type) => `${detail}?type=${type}`,
  };
}

/** The navigation state that opens the list without a redirect to `/kyc-submitted` (b16). */
export const NO_REDIRECT = 'noRedirect';

/** The `type` in a URL; `null` unless it is a verification of the region (c3). */
export function readKycType(search: URLSearchParams, types: readonly KycType[]): KycType | null {
  return types.find((type) => type === search.get('type')) ?? null;
}
