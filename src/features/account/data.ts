import { type MoreValues, withMore } from '../../core/extend/moreValues';
import { isSaved } from '../../core/state/isSaved';
import { mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, vendorIdAtom } from '../../core/state/services';
import { fetchVendor } from '../../core/vendor/api';
import { vendorKeys } from '../../core/vendor/queries';
import type { Vendor } from '../../core/vendor/types';

export interface Profile {
  name: string;
  phone: string;
  email: string;
}

interface SaveProfile {
  profile: Profile;
  /** Values of the host's fields. */
  more?: MoreValues;
}

export const saveProfileAtom = mutationAtom<SaveProfile, Profile, void>((get) => {
  const api = get(apiAtom);
  const cache = get(queryClientAtom);
  const vendorId = get(vendorIdAtom);
  const queryKey = vendorKeys.all(vendorId);
  return {
    key: ['profile', vendorId],
    operation: 'vendorUpdateProfile',
    before: () => cache.getQueryData<Vendor>(queryKey),
    send: async ({ profile: { name, phone, email }, more }) => {
      await api.send('vendorUpdateProfile', withMore({ name, phone, email }, more));
    },
    read: (_input, signal) => fetchVendor(api, vendorId, signal),
    has: (now, { profile }) => isSaved(now, profile),
    apply: ({ profile }) =>
      cache.setQueryData<Vendor>(queryKey, (vendor) => vendor && { ...vendor, ...profile }),
    invalidates: [queryKey],
  };
});
