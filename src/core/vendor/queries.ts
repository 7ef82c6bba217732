import { queryAtom } from '../state/queryClient';
import { apiAtom, vendorIdAtom } from '../state/services';
import { fetchVendor } from './api';

export const vendorKeys = {
  all: (vendorId: string) => ['vendor', vendorId] as const,
};

/** The signed-in vendor; refetched on every change of path (b47). */
export const vendorAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const vendorId = get(vendorIdAtom);
  return {
    queryKey: vendorKeys.all(vendorId),
    queryFn: ({ signal }) => fetchVendor(api, vendorId, signal),
    enabled: vendorId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  };
});
