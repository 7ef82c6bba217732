import { BadResponse } from '../api/errors';
import type { ApiClient } from '../api/types';
import type { Wire } from '../format/wireValues';
import { vendorCall } from './firstCalls';
import type { Vendor, VendorAccess } from './types';
import { toVendor, toVendorAccess } from './wire';

/** @throws BadResponse if the response has no id */
export async function fetchVendor(
  api: ApiClient,
  vendorId: string,
  signal?: AbortSignal,
): Promise<Vendor> {
  return read(toVendor, api, vendorId, signal);
}

/** @throws BadResponse if the response has no id */
export async function fetchVendorAccess(
  api: Pick<ApiClient, 'one'>,
  vendorId: string,
  signal?: AbortSignal,
): Promise<VendorAccess> {
  return read(toVendorAccess, api, vendorId, signal);
}

async function read<Found extends VendorAccess>(
  convert: (wire: Wire) => Found,
  api: Pick<ApiClient, 'one'>,
  vendorId: string,
  signal: AbortSignal | undefined,
): Promise<Found> {
  const wire = await api.one(...vendorCall(vendorId), { signal });
  const access = convert(wire ?? {});
  if (!access.id) throw new BadResponse('The response of /vendor/get has no _id');
  return access;
}
