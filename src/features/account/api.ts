import type { ApiClient } from '../../core/api/types';
import type { Profile } from './types';

export async function updateProfile(api: ApiClient, profile: Profile): Promise<void> {
  const { name, phone, email } = profile;
  await api.send('vendorUpdateProfile', { name, phone, email });
}
