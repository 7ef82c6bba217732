import { expect, test } from 'vitest';
import { DISTANCES, distanceFor, fitColumns, lineCharacters, textSize } from './textSize';

test.each([
  [390, [22, 26, 30]],
  [768, [28, 40, 56]],
  [1280, [28, 40, 56]],
  [1920, [28, 40, 56]],
])('at %d px the three sizes are %j', (width, sizes) => {
  expect(DISTANCES.map((distance) => textSize(width, distance))).toEqual(sizes);
});

test('a wide portal is read from 2 m, a narrower one from 1 m, unless the device says otherwise', () => {
  expect([390, 1280, 1365, 1366, 1920].map((width) => distanceFor(width, null))).toEqual([
    'near',
    'near',
    'near',
    'far',
    'far',
  ]);
  expect([distanceFor(1280, 'far'), distanceFor(1920, 'near')]).toEqual(['far', 'near']);
});

test('larger text makes fewer columns', () => {
  const few = { smallest: 420, gap: 12 };
  expect(fitColumns(960, few)).toEqual({ count: 2, width: 474 });
  expect(fitColumns(960, { ...few, smallest: 210 })).toEqual({ count: 4, width: 231 });
  expect(fitColumns(200, few)).toEqual({ count: 1, width: 200 });
});

test('a text continues in a further line before it is higher than a column', () => {
  expect(lineCharacters({ width: 460, height: 480, size: 56 })).toBe(33);
  expect(lineCharacters({ width: 1000, height: 900, size: 28 })).toBe(60);
  expect(lineCharacters({ width: 0, height: 0, size: 56 })).toBe(8);
});
