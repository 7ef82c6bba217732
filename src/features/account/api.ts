import type { ApiClient } from '../../core/api/types';
import type { Profile } from './types';

export async function updateProfile(
  api: ApiClient,
  { name, phone, email }: Profile,
): Promise<void> {
  await api.send('vendorUpdateProfile', { name, phone, email });
}
