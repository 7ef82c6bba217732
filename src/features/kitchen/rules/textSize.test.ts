import { expect, test } from 'vitest';
import {
  DISTANCES,
  distanceFor,
  fitColumns,
  lineCharacters,
  screenWidth,
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
  [390, 390, 'near'],
  [1280, 1280, 'near'],
  [1360, 1360, 'far'],
  [1366, 1366, 'far'],
  [1366, 1350, 'far'],
  [1366, 1126, 'far'],
  [1920, 1920, 'far'],
  // A browser zoom of 200 % leaves no room for text that is large already.
  [1366, 683, 'near'],
  [1920, 600, 'near'],
] as const)('on a screen of %d px, a portal of %d px is %s', (screen, portal, distance) => {
  expect(distanceFor({ screen, portal }, null)).toBe(distance);
  expect(distanceFor({ screen, portal }, 'middle')).toBe('middle');
});

test('a screen that was turned has the width of its window', () => {
  const turned = { screen: { width: 1024 }, outerWidth: 1366 } as Window;
  const part = { screen: { width: 1920 }, outerWidth: 900 } as Window;
  expect([screenWidth(turned), screenWidth(part)]).toEqual([1366, 1920]);
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
