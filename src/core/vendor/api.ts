import { BadResponse } from '../api/errors';
import type { ApiClient } from '../api/types';
import type { Vendor } from './types';
import { toVendor } from './wire';

export const vendorCall = (vendorId: string) => ['vendorGet', { vendor_id: vendorId }] as const;

/** @throws BadResponse if the response has no id */
export async function fetchVendor(
  api: ApiClient,
  vendorId: string,
  signal?: AbortSignal,
): Promise<Vendor> {
  const wire = await api.one(...vendorCall(vendorId), { signal });
  const vendor = toVendor(wire ?? {});
  if (!vendor.id) throw new BadResponse('The response of /vendor/get has no _id');
  return vendor;
}
