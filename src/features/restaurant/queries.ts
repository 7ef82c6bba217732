import { restaurantQueryAtom } from '../../core/state/queryAtom';
import { fetchProfile } from './api';
import { restaurantKeys } from '../../core/restaurant/keys';

export const restaurantAtom = restaurantQueryAtom(restaurantKeys.profile, fetchProfile);
