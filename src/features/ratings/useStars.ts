import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lowReviews, readFilter, starsOf } from './stars';
import type { Review, ReviewFilter } from './types';

/** The filter in the URL, and the reviews that match it. */
export function useStars(reviews: readonly Review[]) {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params.get('stars'));
  const shown = useMemo(() => {
    if (filter === 'low') return lowReviews(reviews);
    return filter ? reviews.filter((review) => starsOf(review) === filter) : reviews;
  }, [reviews, filter]);
  const choose = (next: ReviewFilter | null) =>
    setParams(next ? { stars: next } : {}, { replace: true });
  return { filter, shown, choose };
}
