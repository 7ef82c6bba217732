import { toDate } from '../../core/format/formats';
import { textKey } from '../../core/text/textKey';
import type { Review } from './data';

/** A dish with fewer reviews has no average. */
export const ENOUGH_REVIEWS = 5;
/** The number of reviews that a trend needs in each of its two periods. */
const ENOUGH_FOR_TREND = 3;
const RECENT_MS = 30 * 86_400_000;
/** Averages that differ by less are treated as equal. */
const NO_CHANGE = 0.05;

export interface DishRating {
  /** The key of the name. */
  key: string;
  name: string;
  /** The number of reviews with a food rating. */
  count: number;
  average: number;
  /** The average of the last 30 days minus the earlier average; `null` with too few reviews. */
  change: number | null;
}

interface Sum {
  count: number;
  total: number;
}

/**
 * The food ratings of each dish, the lowest average first. A review rates each of its dishes once. Dishes are
 * identified by name, because not every backend sends their ids.
 */
export function rateDishes(
  reviews: readonly Review[],
  now: number,
): { rated: DishRating[]; few: DishRating[] } {
  const dishes = new Map<string, { name: string; recent: Sum; before: Sum; undated: Sum }>();
  for (const { items, scores, createdAt } of reviews) {
    const { food } = scores;
    if (food === null) continue;
    const at = toDate(createdAt)?.getTime();
    const period = at === undefined ? 'undated' : at > now - RECENT_MS ? 'recent' : 'before';
    const names = new Map(items.map(({ name }) => [textKey(name), name] as const));
    names.delete('');
    for (const [key, name] of names) {
      const dish = dishes.get(key) ?? {
        name,
        recent: emptySum(),
        before: emptySum(),
        undated: emptySum(),
      };
      dishes.set(key, dish);
      dish[period].count += 1;
      dish[period].total += food;
    }
  }
  const all = [...dishes].map(([key, { name, recent, before, undated }]): DishRating => {
    const count = recent.count + before.count + undated.count;
    const average = (recent.total + before.total + undated.total) / count;
    return { key, name, count, average, change: changeOf(recent, before) };
  });
  const inOrder = all.sort((one, other) => one.average - other.average || other.count - one.count);
  return {
    rated: inOrder.filter(({ count }) => count >= ENOUGH_REVIEWS),
    few: inOrder.filter(({ count }) => count < ENOUGH_REVIEWS),
  };
}

function emptySum(): Sum {
  return { count: 0, total: 0 };
}

function changeOf(recent: Sum, before: Sum): number | null {
  if (Math.min(recent.count, before.count) < ENOUGH_FOR_TREND) return null;
  const change = recent.total / recent.count - before.total / before.count;
  return Math.abs(change) < NO_CHANGE ? 0 : change;
}
