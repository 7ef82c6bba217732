import { expect, test } from 'vitest';
import type { Tokens } from '../../core/contracts';
import { TINT_PERCENT } from './theme';
import { dark, light } from './tokens';

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** What `color-mix(in srgb, ink percent%, paper)` paints. */
function mix(ink: Rgb, percent: number, paper: Rgb): Rgb {
  const blend = (i: 0 | 1 | 2) => (ink[i] * percent + paper[i] * (100 - percent)) / 100;
  return [blend(0), blend(1), blend(2)];
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['bg', 'surface', 'surface2'] as const;
const statuses = [
  ...(['success', 'warning', 'danger', 'info', 'orderNew', 'orderPreparing'] as const),
  ...(['orderPacking', 'orderReady', 'orderDeclined', 'orderLate'] as const),
];
const inks = ['text', 'textMuted', 'primary', ...statuses] as const;
const schemes: [string, Tokens][] = [
  ['light', light],
  ['dark', dark],
];

test.each(schemes)('every ink of the %s scheme reads at 4.5:1 on every surface', (_, tokens) => {
  const faint = inks.flatMap((ink) =>
    surfaces
      .map((paper) => [ink, paper, contrast(rgb(tokens[ink]), rgb(tokens[paper]))] as const)
      .filter(([, , ratio]) => ratio < 4.5),
  );
  expect(faint).toEqual([]);
});

test.each(schemes)('every status of the %s scheme reads on its own tint', (_, tokens) => {
  const surface = rgb(tokens.surface);
  const faint = statuses.filter((name) => {
    const tint = mix(rgb(tokens[name]), TINT_PERCENT, surface);
    return (
      contrast(rgb(tokens[name]), tint) < 4.5 ||
      contrast(rgb(tokens.text), tint) < 4.5 ||
      contrast(rgb(tokens.textMuted), tint) < 4.5
    );
  });
  expect(faint).toEqual([]);
});

test.each(schemes)('words on the accent of the %s scheme read at 4.5:1, hovered too', (_, t) => {
  const words = rgb(t.onPrimary);
  const hovered = mix(rgb(t.primary), 88, rgb(t.text));
  expect(contrast(words, rgb(t.primary))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(words, hovered)).toBeGreaterThanOrEqual(4.5);
});

test.each(schemes)('outlines and the focus ring of the %s scheme show at 3:1', (_, tokens) => {
  const outline = mix(rgb(tokens.textMuted), 80, rgb(tokens.surface));
  const seen = surfaces.flatMap((paper) => [
    contrast(outline, rgb(tokens[paper])),
    contrast(rgb(tokens.focus), rgb(tokens[paper])),
  ]);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(3);
});
