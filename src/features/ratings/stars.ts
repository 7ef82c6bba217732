import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toDate } from '../../core/format/formats';
import { textKey } from '../../core/text/textKey';
import type { Review, ReviewFilter, Stars } from './data';
import { reviewsOf } from './dishRatings';

export const STARS: readonly Stars[] = ['5', '4', '3', '2', '1', '0', 'none'];

/** Rounds down: 4.5 is 4 stars. */
export function starsOf({ scores }: Pick<Review, 'scores'>): Stars {
  if (scores.food === null) return 'none';
  const whole = String(Math.floor(scores.food));
  return STARS.find((stars) => stars === whole) ?? 'none';
}

export interface StarCount {
  stars: Stars;
  count: number;
  /** The bar length, from 0 to 1, relative to the longest bar. */
  share: number;
}

/** The rows "0" and "none" appear only if they have reviews. */
export function countStars(reviews: readonly Review[]): StarCount[] {
  const counts = new Map<Stars, number>();
  for (const review of reviews) {
    const stars = starsOf(review);
    counts.set(stars, (counts.get(stars) ?? 0) + 1);
  }
  const highest = Math.max(1, ...counts.values());
  return STARS.map((stars) => ({ stars, count: counts.get(stars) ?? 0 }))
    .filter(({ stars, count }) => count > 0 || (stars !== '0' && stars !== 'none'))
    .map(({ stars, count }) => ({ stars, count, share: count / highest }));
}

export function readFilter(value: string | null): ReviewFilter | null {
  return value === 'low' ? value : (STARS.find((stars) => stars === value) ?? null);
}

/** Food ratings below this one are low. */
const LOW = 3;

const timeOf = ({ createdAt }: Review) => toDate(createdAt)?.getTime() ?? 0;

/** Reviews with fewer than three stars, the newest first; reviews without a date come last. */
export function lowReviews(reviews: readonly Review[]): Review[] {
  return reviews
    .filter(({ scores }) => scores.food !== null && scores.food < LOW)
    .sort((one, other) => timeOf(other) - timeOf(one));
}

/** Food ratings, the lowest first and none last; among equal ones the newest first. */
export function worstFirst(reviews: readonly Review[]): Review[] {
  const foodOf = ({ scores }: Review) => scores.food ?? 6;
  return reviews.toSorted(
    (one, other) => foodOf(one) - foodOf(other) || timeOf(other) - timeOf(one),
  );
}

/** The filter in the URL, by stars or by a dish, and the reviews that match it. */
export function useReviews(reviews: readonly Review[]) {
  const [params, setParams] = useSearchParams();
  const dish = textKey(params.get('dish') ?? '');
  const filter = dish ? null : readFilter(params.get('stars'));
  const shown = useMemo(() => {
    if (dish) return worstFirst(reviewsOf(dish, reviews));
    if (filter === 'low') return lowReviews(reviews);
    return filter ? reviews.filter((review) => starsOf(review) === filter) : reviews;
  }, [reviews, filter, dish]);
  const choose = (next: ReviewFilter | null) =>
    setParams(next ? { stars: next } : {}, { replace: true });
  const chooseDish = (key: string) => setParams({ dish: key }, { replace: true });
  return { filter, dish, shown, choose, chooseDish };
}
