import { expect, test } from 'vitest';
import { adviceOn, luminanceOf } from './pictureAdvice';

test.each([
  ['nothing', { width: 600, height: 600, luminance: 50 }, []],
  ['small', { width: 4000, height: 599, luminance: 120 }, ['small']],
  ['dark', { width: 800, height: 600, luminance: 49 }, ['dark']],
  ['both', { width: 599, height: 800, luminance: 0 }, ['small', 'dark']],
])('the advice on a picture: %s', (_title, look, advice) => {
  expect(adviceOn(look)).toEqual(advice);
});

test.each([
  ['white', [255, 255, 255, 255], 255],
  ['black and white', [0, 0, 0, 255, 255, 255, 255, 255], 127.5],
  ['green, which is brighter than blue', [0, 255, 0, 255], 182.376],
  ['blue', [0, 0, 255, 255], 18.411],
])('the luminance of %s', (_title, pixels, expected) => {
  expect(luminanceOf(pixels)).toBeCloseTo(expected, 2);
});
