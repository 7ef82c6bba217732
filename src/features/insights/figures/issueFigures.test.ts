import { expect, test } from 'vitest';
import { toIssues } from '../../../core/orders/issues/wire';
import { computeIssueFigures } from './issueFigures';

const HOUR_MS = 60 * 60_000;
const start = Date.UTC(2026, 10, 20);

const figuresOf = (...wires: readonly object[]) =>
  computeIssueFigures(
    toIssues(wires.map((wire, index) => ({ _id: `i${index}`, created_at: at(1), ...wire }))),
    { start, end: start + 24 * HOUR_MS, hourOf: (moment) => new Date(moment).getUTCHours() },
  );
const at = (hours: number) => new Date(start + hours * HOUR_MS).toISOString();
const naan = { name: 'Butter Naan' };
const settled = (amount: number | null, by = 'restaurant') => ({
  state: 'settled',
  settlement: { outcome: 'accepted', amount, by, at: at(2) },
});

test('only the issues that were made in the period are counted', () => {
  const times = [at(-1), at(0), at(23), at(24), 'never', null];
  expect(figuresOf(...times.map((created_at) => ({ created_at }))).count).toBe(2);
});

test('the cost is exact to the paisa', () => {
  expect(figuresOf(settled(0.1), settled(0.2), settled(null)).cost).toBe(0.3);
  expect(figuresOf({}).cost).toBeNull();
});

test('an issue counts for each of its dishes once, however they are spelled', () => {
  const { dishes } = figuresOf(
    { items: [naan, { name: 'BUTTER NAAN' }, { name: 'Dal' }], ...settled(40) },
    { items: [naan], ...settled(15) },
    { items: [{ name: '' }] },
  );
  expect(dishes).toEqual([
    { name: 'Butter Naan', count: 2, cost: 55 },
    { name: 'Dal', count: 1, cost: 40 },
  ]);
});

test('the ten dishes with the most issues are listed', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ items: [{ name: `Dish ${index}` }] }));
  expect(figuresOf(...many).dishes).toHaveLength(10);
});

test('the most common reason comes first', () => {
  const { kinds } = figuresOf({ kind: 'late' }, { kind: 'missing' }, { kind: 'missing' });
  expect(kinds.map(({ name, count }) => [name, count])).toEqual([
    ['missing', 2],
    ['late', 1],
  ]);
});

test('the hours are those of the restaurant', () => {
  const { hours } = figuresOf({ created_at: at(13.5) }, { created_at: at(9) });
  expect(hours.map(({ name }) => name)).toEqual([9, 13]);
});

test('an issue whose time ran out was not answered in time', () => {
  const answered = { answered: { answer: 'reject', at: at(1) } };
  const figures = figuresOf(
    { ...answered, state: 'answered' },
    { ...answered, ...settled(20) },
    { state: 'expired' },
    settled(20, 'silence'),
    { state: 'open' },
    { state: 'withdrawn' },
  );
  expect(figures).toMatchObject({ count: 6, answered: 2, due: 4 });
});
