import type { Review, Stars } from './types';

/** From the best down; what nobody rated comes last. */
export const STARS: readonly Stars[] = ['5', '4', '3', '2', '1', '0', 'none'];

/** Half a star does not make a whole one: 4.5 is among the fours. */
export function starsOf({ scores }: Pick<Review, 'scores'>): Stars {
  if (scores.food === null) return 'none';
  const whole = String(Math.floor(scores.food));
  return STARS.find((stars) => stars === whole) ?? 'none';
}

export interface StarCount {
  stars: Stars;
  count: number;
  /** Of the highest row, 0 to 1: how long its bar is. */
  share: number;
}

/** How many reviews have how many stars; rows that seldom exist only where they do. */
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

/** What an address may say. */
export function readStars(value: string | null): Stars | null {
  return STARS.find((stars) => stars === value) ?? null;
}
