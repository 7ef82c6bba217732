import { BadResponse } from '../api/errors';
import type { ApiClient } from '../api/types';
import type { Vendor } from './types';
import { toVendor } from './wire';

/** The call for the vendor's own record. @internal */
export const vendorCall = (vendorId: string) => ['vendorGet', { vendor_id: vendorId }] as const;

/** Reads the vendor's own record. @throws BadResponse when the answer is no record with an id. @internal */
export async function fetchVendor(
  api: ApiClient,
  vendorId: string,
  signal?: AbortSignal,
): Promise<Vendor> {
  const wire = await api.one(...vendorCall(vendorId), { signal });
  const vendor = toVendor(wire ?? {});
  if (!vendor.id) throw new BadResponse('The vendor record has no id');
  return vendor;
}
