import { restaurantQueryAtom } from '../../core/state/queryAtom';
import { fetchProfile } from './api';

export const restaurantKeys = {
  profile: (restaurantId: string) => ['restaurant', restaurantId, 'profile'] as const,
};

export const restaurantAtom = restaurantQueryAtom(restaurantKeys.profile, fetchProfile);
