import { expect, test } from 'vitest';
import {
  DISTANCES,
  distanceFor,
  fitColumns,
  lineCharacters,
  rowHeight,
  smallerSize,
  textSize,
} from './textSize';

test.each([
  [390, [22, 26, 30]],
  [768, [28, 40, 56]],
  [1280, [28, 40, 56]],
  [1920, [28, 40, 56]],
])('at %d px the three sizes are %j', (width, sizes) => {
  expect(DISTANCES.map((distance) => textSize(width, distance))).toEqual(sizes);
});

test.each([
  [1920, 1080, 'middle'],
  // Margins and a header of the host.
  [1904, 992, 'middle'],
  [1440, 900, 'middle'],
  [1280, 800, 'near'],
  [1024, 768, 'near'],
  [3840, 2160, 'far'],
  // A browser zoom of 200 % leaves no room for text that is large already.
  [960, 540, 'near'],
  [390, 844, 'near'],
] as const)('a portal of %d × %d px is %s', (width, height, distance) => {
  expect(distanceFor({ width, height }, null)).toBe(distance);
  expect(distanceFor({ width, height }, 'far')).toBe('far');
});

test('a ticket that is too long has the text of the next shorter distance', () => {
  expect(DISTANCES.map((distance) => smallerSize(1920, distance))).toEqual([22, 28, 40]);
  expect(smallerSize(390, 'near')).toBe(18);
});

test('rows are multiples of 4 px', () => {
  expect([22, 28, 40, 56].map(rowHeight)).toEqual([28, 32, 48, 68]);
});

test('larger text makes fewer columns', () => {
  const few = { smallest: 420, gap: 12 };
  expect(fitColumns(960, few)).toEqual({ count: 2, width: 474 });
  expect(fitColumns(960, { ...few, smallest: 210 })).toEqual({ count: 4, width: 231 });
  expect(fitColumns(200, few)).toEqual({ count: 1, width: 200 });
});

test('a text continues in a further line before it is higher than a column', () => {
  expect(lineCharacters({ width: 460, height: 480, size: 56 })).toBe(27);
  expect(lineCharacters({ width: 1000, height: 900, size: 28 })).toBe(60);
  expect(lineCharacters({ width: 0, height: 0, size: 56 })).toBe(8);
});
