import { expect, test } from 'vitest';
import type { Tokens } from '../../core/contracts';
import { contrast, findFaintPairs, type Rgb } from './contrast';
import { dark, light } from './tokens';

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

function colorsOf(tokens: Tokens): Record<keyof Tokens, Rgb> {
  const entries = Object.entries(tokens).map(([name, color]) => [name, rgb(color)]);
  return Object.fromEntries(entries) as Record<keyof Tokens, Rgb>;
}

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
  ['#14603c', '#14603c', 1],
])('%s on %s has the contrast that WCAG computes: %f', (a, b, ratio) => {
  expect(contrast(rgb(a), rgb(b))).toBeCloseTo(ratio, 2);
  expect(contrast(rgb(b), rgb(a))).toBeCloseTo(ratio, 2);
});

test.each([
  ['light', light],
  ['dark', dark],
])('every pair of the %s scheme can be read', (_, tokens) => {
  expect(findFaintPairs(colorsOf(tokens))).toEqual([]);
});

test('a pair that is too faint is named with its ratio', () => {
  const yellow = { ...light, primary: '#ffcc00', focus: '#ffcc00' };
  const faintPairs = findFaintPairs(colorsOf(yellow)).map(
    ({ ink, paper, ratio, required }) => `${ink} on ${paper}: ${ratio.toFixed(2)} < ${required}`,
  );

  expect(faintPairs).toContain('primary on surface: 1.50 < 4.5');
  expect(faintPairs).toContain('onPrimary on primary: 1.51 < 4.5');
  expect(faintPairs).toContain('focus on surface: 1.50 < 3');
  expect(faintPairs.filter((pair) => /^(text|danger|outlines)/.test(pair))).toEqual([]);
});
