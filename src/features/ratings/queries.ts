import { restaurantQueryAtom } from '../../core/state/queryAtom';
import { fetchRatings } from './api';

export const ratingKeys = {
  all: (restaurantId: string) => ['ratings', restaurantId] as const,
};

export const ratingsAtom = restaurantQueryAtom(ratingKeys.all, fetchRatings);
