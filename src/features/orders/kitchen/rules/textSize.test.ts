import { expect, test } from 'vitest';
import { DISTANCES, fitColumns, textSize } from './textSize';

test.each([
  [390, [22, 26, 30]],
  [768, [28, 40, 56]],
  [1280, [28, 40, 56]],
  [1920, [28, 40, 56]],
])('at %d px the three sizes are %j', (width, sizes) => {
  expect(DISTANCES.map((distance) => textSize(width, distance))).toEqual(sizes);
});

test('larger text makes fewer columns, and there is always one', () => {
  expect(fitColumns(960, 420, 12)).toEqual({ count: 2, width: 474 });
  expect(fitColumns(960, 210, 12)).toEqual({ count: 4, width: 231 });
  expect(fitColumns(200, 420, 12)).toEqual({ count: 1, width: 200 });
});
