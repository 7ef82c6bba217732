import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStars, starsOf } from './stars';
import type { Review, Stars } from './types';

/** The filter in the URL, and the reviews that match it. */
export function useStars(reviews: readonly Review[]) {
  const [params, setParams] = useSearchParams();
  const stars = readStars(params.get('stars'));
  const shown = useMemo(
    () => (stars ? reviews.filter((review) => starsOf(review) === stars) : reviews),
    [reviews, stars],
  );
  const choose = (next: Stars | null) => setParams(next ? { stars: next } : {}, { replace: true });
  return { stars, shown, choose };
}
