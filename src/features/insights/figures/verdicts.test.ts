import { expect, test } from 'vitest';
import { judge, type Measure, percentOf } from './advice';

const verdictOf = (measure: Measure, value: number) => judge(measure, value).verdict;

test('a figure on a line is still within it', () => {
  expect(judge('rejections', percentOf(3, 200))).toEqual({ verdict: 'good', line: 1.5 });
  expect(judge('rejections', percentOf(6, 200))).toEqual({ verdict: 'watch', line: 1.5 });
  expect(judge('rejections', percentOf(7, 200))).toEqual({ verdict: 'act', line: 3 });
  expect(verdictOf('late', percentOf(7, 70))).toBe('watch');
  expect(verdictOf('answer', 90_000)).toBe('good');
  expect(verdictOf('answer', 180_001)).toBe('act');
});

test('a low rating is worse than a high one', () => {
  expect(judge('rating', 4)).toEqual({ verdict: 'good', line: 4 });
  expect(judge('rating', 3.9)).toEqual({ verdict: 'watch', line: 4 });
  expect(judge('rating', 3.4)).toEqual({ verdict: 'act', line: 3.5 });
});

test('acceptance and rejections have the same verdict', () => {
  for (let rejected = 0; rejected <= 1_000; rejected += 1) {
    const rejections = verdictOf('rejections', percentOf(rejected, 1_000));
    expect(verdictOf('acceptance', percentOf(1_000 - rejected, 1_000))).toBe(rejections);
  }
});
