import type { ApiClient } from '../../core/api/types';
import { type MoreValues, withMore } from '../../core/extend/moreValues';
import type { Profile } from './types';

export async function updateProfile(
  api: ApiClient,
  { name, phone, email }: Profile,
  more?: MoreValues,
): Promise<void> {
  await api.send('vendorUpdateProfile', withMore({ name, phone, email }, more));
}
