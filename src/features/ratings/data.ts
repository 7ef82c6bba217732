import type { ApiClient } from '../../core/api/types';
import { cachedAtom, restaurantQueryAtom } from '../../core/state/queryClient';
import { restaurantIdAtom } from '../../core/state/services';
import { toRatings } from './wire';

/** The rated aspects in the order of the screen. */
export const ASPECTS = ['food', 'taste', 'packaging', 'value'] as const;

/** Ratings from 0 to 5; `null` if not rated. */
export type Scores = Readonly<Record<(typeof ASPECTS)[number], number | null>>;

export interface ReviewedItem {
  name: string;
  quantity: number | null;
  image: string | null;
}

export interface Review {
  key: string;
  customer: string;
  picture: string | null;
  text: string;
  scores: Scores;
  items: readonly ReviewedItem[];
  /** The date that was sent, in the portal's time zone; `''` if missing. */
  createdAt: string | number;
}

export interface Ratings {
  overall: Scores;
  reviews: readonly Review[];
}

/** Whole stars of the food rating; `none` for a review without one. */
export type Stars = '5' | '4' | '3' | '2' | '1' | '0' | 'none';

/** `low`: fewer than three stars. */
export type ReviewFilter = Stars | 'low';

/** How many reviews are requested (B9). */
const LIMIT = 1000;

async function fetchRatings(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<Ratings> {
  const call = { restaurant_id: restaurantId, limit: LIMIT };
  const { data, body } = await api.send('reviews', call, { signal });
  return toRatings(data, body);
}

const ratingKeys = {
  all: (restaurantId: string) => ['ratings', restaurantId] as const,
};

export const ratingsAtom = restaurantQueryAtom(ratingKeys.all, fetchRatings);

/** The ratings if another screen has read them. */
export const knownRatingsAtom = cachedAtom<Ratings>((get) => ({
  queryKey: ratingKeys.all(get(restaurantIdAtom)),
}));
