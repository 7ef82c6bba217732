import { expect, test } from 'vitest';
import type { Review } from './data';
import { rateDishes, recurringWords } from './dishRatings';
import { toRatings } from './wire';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

/** Reviews of one dish, one for each rating. */
const rated = (name: unknown, ratings: unknown[], createdAt: unknown = '') =>
  ratings.map((food_rating) => ({
    food_rating,
    createdAt,
    order: { cart_items: [{ food_item_name: name }] },
  }));

const read = (...reviews: unknown[]): readonly Review[] =>
  toRatings({ data: reviews.flat() }, {}).reviews;

test('a dish has an average from five reviews on', () => {
  const { rated: enough, few } = rateDishes(
    read(rated('Dosa', [5, 4.5, 0.5, 0, 4]), rated('Naan', [5, 5, 5, 5])),
    NOW,
  );
  expect(enough).toEqual([{ key: 'dosa', name: 'Dosa', count: 5, average: 2.8, change: null }]);
  expect(few.map(({ name, count }) => [name, count])).toEqual([['Naan', 4]]);
});

test.each<[string, unknown[], number | undefined]>([
  ['reviews without a rating', [5, 5, 5, 5, null, 'five', 6], undefined],
  ['ratings as text', ['5', '4.5', '4', '3.5', '3'], 4],
])('%s', (_name, ratings, average) => {
  expect(rateDishes(read(rated('Dosa', ratings)), NOW).rated[0]?.average).toBe(average);
});

test('a dish with several spellings has one rating per review', () => {
  const cart_items = [
    { food_item_name: 'Masala Dosa' },
    { food_item_name: ' masala  dosa ' },
    { food_item_name: '' },
    {},
  ];
  const review = { food_rating: 3, order: { cart_items } };
  const { rated: enough, few } = rateDishes(read(Array(5).fill(review)), NOW);
  expect(enough.map(({ key, count }) => [key, count])).toEqual([['masala dosa', 5]]);
  expect(few).toEqual([]);
});

test.each([
  [[5, 5, 5], [3, 3, 3], 2],
  [[3, 3, 3], [5, 5, 5], -2],
  [[4, 4, 4], [4, 4, 4], 0],
  [[5, 5], [3, 3, 3], null],
  [[5, 5, 5], [3, 3], null],
])('the ratings %j after %j are a change of %j', (recent, before, change) => {
  const reviews = read(rated('Dosa', recent, daysAgo(29)), rated('Dosa', before, daysAgo(31)));
  expect(rateDishes(reviews, NOW).rated[0]?.change).toBe(change);
});

test('reviews without a date count for the average only', () => {
  const reviews = read(rated('Dosa', [1, 1, 1, 1, 1]), rated('Dosa', [5, 5, 5], daysAgo(1)));
  expect(rateDishes(reviews, NOW).rated).toMatchObject([{ count: 8, average: 2.5, change: null }]);
});

test('the lowest average comes first', () => {
  const five = (name: string, rating: number) => rated(name, Array(5).fill(rating));
  const { rated: all } = rateDishes(read(five('A', 5), five('B', 1), five('C', 3)), NOW);
  expect(all.map(({ name }) => name)).toEqual(['B', 'C', 'A']);
});

test('the words that recur about a dish are those that other dishes do not have', () => {
  const said = (name: string, ...texts: string[]) =>
    texts.map((food_review) => ({
      food_review,
      order: { cart_items: [{ food_item_name: name }] },
    }));
  const reviews = read(
    said(
      'Masala Dosa',
      'The dosa was cold, COLD!',
      'Cold and the rice was hard',
      'too hard, ठंडा',
      'ठंडा',
    ),
    said('Naan', 'The naan was good', 'the naan was soft', 'the best'),
  );
  expect(recurringWords('masala dosa', reviews)).toEqual([
    { word: 'cold', count: 2 },
    { word: 'hard', count: 2 },
    { word: 'ठंडा', count: 2 },
  ]);
});
