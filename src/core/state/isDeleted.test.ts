import { describe, expect, it } from 'vitest';
import { isDeleted } from './isDeleted';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

describe('isDeleted', () => {
  it.each([
    ['the other rows are left', rows('b'), rows('a', 'b'), true],
    ['the only row is gone', [], rows('a'), true],
    ['the row is there', rows('a', 'b'), rows('a', 'b'), false],
    ['an empty list came instead of many rows', [], rows('a', 'b'), false],
  ])('%s', (_case, now, before, expected) => {
    expect(isDeleted(now, 'a', before)).toBe(expected);
  });
});
