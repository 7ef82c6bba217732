import { expect, test } from 'vitest';
import type { Review } from './data';
import { countStars, lowReviews, readFilter, starsOf } from './stars';
import { toRatings } from './wire';

const NONE = { food: null, taste: null, packaging: null, value: null };

function read(...reviews: unknown[]): readonly Review[] {
  return toRatings({ data: reviews }, {}).reviews;
}

test.each([
  [0, 0],
  ['4.5', 4.5],
  [5, 5],
  [5.1, null],
  [-1, null],
  ['five', null],
  [null, null],
  [{}, null],
])('a rating of %j is read as %j', (food_rating, food) => {
  const { overall } = toRatings({ overall_review: { food_rating }, data: [] }, {});

  expect(overall).toEqual({ ...NONE, food });
  expect(read({ food_rating })[0]?.scores.food).toBe(food);
});

test.each([
  ['an object', { data: { overall_review: { taste_rating: 3 }, data: [{}] } }],
  ['a list beside the overall ratings', { data: [{}], overall_review: { taste_rating: 3 } }],
])('%s is read', (_name, body) => {
  expect(toRatings(body.data, body)).toMatchObject({ overall: { taste: 3 }, reviews: [{}] });
});

test.each([null, 'x', 7, [], {}, { data: null }, { data: { a: 1 } }, { data: [null, 'x', 7] }])(
  'an answer of %j has no reviews',
  (data) => {
    expect(toRatings(data, {})).toEqual({ overall: NONE, reviews: [] });
  },
);

test('an invalid review is an empty card', () => {
  const wire = { customer: 'x', food_review: {}, order: { cart_items: 'x' }, createdAt: 'never' };

  expect(read(wire)).toEqual([
    { key: '#0', customer: '', picture: null, text: '', scores: NONE, items: [], createdAt: '' },
  ]);
});

test('items have the fields that the server sent', () => {
  const naan = { food_item_name: ' Naan ', quantity: '2', food_item_image: 'a/naan.png' };
  const [review] = read({ order: { cart_items: [naan, {}] } });

  expect(review?.items).toEqual([
    { name: 'Naan', quantity: 2, image: 'a/naan.png' },
    { name: '', quantity: null, image: null },
  ]);
});

test.each([
  [5, '5'],
  [4.5, '4'],
  [0.5, '0'],
  [null, 'none'],
])('a food rating of %j counts among %s', (food, stars) => {
  expect(starsOf({ scores: { ...NONE, food } })).toBe(stars);
});

test('the chart has five rows besides those of unusual reviews', () => {
  const rated = (food_rating: unknown) => ({ food_rating });
  const rows = countStars(read(rated(5), rated(5), rated(4.5), rated(null)));

  expect(rows.map(({ stars, count, share }) => [stars, count, share])).toEqual([
    ['5', 2, 1],
    ['4', 1, 0.5],
    ['3', 0, 0],
    ['2', 0, 0],
    ['1', 0, 0],
    ['none', 1, 0.5],
  ]);
});

test.each([
  ['4', '4'],
  ['none', 'none'],
  ['low', 'low'],
  ['9', null],
  ['', null],
  [null, null],
])('the query %j filters by %j', (value, stars) => {
  expect(readFilter(value)).toBe(stars);
});

test('the newest of the ratings below three stars comes first', () => {
  const rated = (food_rating: unknown, createdAt: unknown) => ({ food_rating, createdAt });
  const reviews = read(
    rated(1, '2026-11-01T10:00:00Z'),
    rated(0, 'never'),
    rated(2.5, '2026-11-20T10:00:00Z'),
    rated(3, '2026-11-21T10:00:00Z'),
    rated(null, '2026-11-22T10:00:00Z'),
  );
  expect(lowReviews(reviews).map(({ scores }) => scores.food)).toEqual([2.5, 1, 0]);
});
