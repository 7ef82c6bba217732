import { paths } from '../../core/navigation/paths';
import { KYC_TYPES, type KycType } from '../../core/vendor/kyc';

/** Where list and detail lie for the layout one is in (specification B 4). */
export interface KycAddress {
  list: string;
  detail: (type: KycType) => string;
}

export function kycAddress(pathname: string): KycAddress {
  const isOnboarding = pathname.startsWith(paths.vendorKyc);
  const detail = isOnboarding ? paths.vendorKycDetail : paths.kycDocumentsDetail;
  return {
    list: isOnboarding ? paths.vendorKyc : paths.kycDocuments,
    detail: (type) => `${detail}?type=${type}`,
  };
}

/** The type of an address, `null` unless it is one of the four (decision c3). */
export function readKycType(search: URLSearchParams): KycType | null {
  const wanted = search.get('type');
  return KYC_TYPES.find((type) => type === wanted) ?? null;
}
