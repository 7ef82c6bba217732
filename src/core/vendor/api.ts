import { BadResponse } from '../api/errors';
import type { ApiClient } from '../api/types';
import type { Wire } from '../format/wireValues';
import type { Vendor, VendorAccess } from './types';
import { toVendor, toVendorAccess } from './wire';

export const vendorCall = (vendorId: string) => ['vendorGet', { vendor_id: vendorId }] as const;

/** @throws BadResponse if the response has no id */
export async function fetchVendor(
  api: ApiClient,
  vendorId: string,
  signal?: AbortSignal,
): Promise<Vendor> {
  return toVendor(await fetchVendorRecord(api, vendorId, signal));
}

/** @throws BadResponse if the response has no id */
export async function fetchVendorAccess(
  api: Pick<ApiClient, 'one'>,
  vendorId: string,
  signal?: AbortSignal,
): Promise<VendorAccess> {
  return toVendorAccess(await fetchVendorRecord(api, vendorId, signal));
}

async function fetchVendorRecord(
  api: Pick<ApiClient, 'one'>,
  vendorId: string,
  signal: AbortSignal | undefined,
): Promise<Wire> {
  const wire = await api.one(...vendorCall(vendorId), { signal });
  if (!wire || !toVendorAccess(wire).id) {
    throw new BadResponse('The response of /vendor/get has no _id');
  }
  return wire;
}
