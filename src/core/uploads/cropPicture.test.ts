import { expect, test } from 'vitest';
import { partOf } from './cropPicture';

test.each([
  [
    'a wide one loses its sides',
    { x: 10, y: 0, width: 800, height: 300 },
    4 / 3,
    [210, 0, 400, 300],
  ],
  [
    'a high one loses top and bottom',
    { x: 0, y: 0, width: 400, height: 600 },
    1,
    [0, 100, 400, 400],
  ],
  ['one with the shape stays', { x: 5, y: 6, width: 400, height: 300 }, 4 / 3, [5, 6, 400, 300]],
])('the part of an area is in its centre: %s', (_title, area, aspect, [x, y, width, height]) => {
  expect(partOf(area, aspect)).toEqual({ x, y, width, height });
});
