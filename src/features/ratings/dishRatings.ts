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

/** The reviews of orders with a dish. */
export function reviewsOf(dish: string, reviews: readonly Review[]): Review[] {
  return reviews.filter(({ items }) => items.some(({ name }) => textKey(name) === dish));
}

/** A word in this many reviews of a dish recurs. */
const ENOUGH_FOR_WORD = 2;
/** How many times more frequent it is than in the other reviews, so that "the" and "good" are left out. */
const MORE_FREQUENT = 1.5;
const MOST_WORDS = 6;
const WORD = /[\p{L}\p{M}]{3,}/gu;

export interface RecurringWord {
  word: string;
  /** The number of reviews with it. */
  count: number;
}

/** The words that customers use more often about a dish than about others, the most frequent first. */
export function recurringWords(dish: string, reviews: readonly Review[]): RecurringWord[] {
  const its = reviewsOf(dish, reviews);
  const chosen = new Set(its);
  const others = reviews.filter((review) => !chosen.has(review));
  const elsewhere = countWords(others);
  const inName = new Set(wordsOf(dish));
  const shareElsewhere = (word: string) => (elsewhere.get(word) ?? 0) / Math.max(1, others.length);
  return [...countWords(its)]
    .filter(
      ([word, count]) =>
        count >= ENOUGH_FOR_WORD &&
        !inName.has(word) &&
        count / its.length >= MORE_FREQUENT * shareElsewhere(word),
    )
    .map(([word, count]) => ({ word, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_WORDS);
}

/** In how many reviews each word is. */
function countWords(reviews: readonly Review[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of reviews) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function wordsOf(text: string): string[] {
  return textKey(text).match(WORD) ?? [];
}

function emptySum(): Sum {
  return { count: 0, total: 0 };
}

function changeOf(recent: Sum, before: Sum): number | null {
  if (Math.min(recent.count, before.count) < ENOUGH_FOR_TREND) return null;
  const change = recent.total / recent.count - before.total / before.count;
  return Math.abs(change) < NO_CHANGE ? 0 : change;
}
