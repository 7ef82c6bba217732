import type { Tokens } from '../../core/contracts';
import { TINT_PERCENT } from './theme';
import { STATUS_TOKENS } from './tones';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

type Name = keyof Tokens;

/** Two colours with too little contrast. */
export interface FaintPair {
  ink: string;
  paper: string;
  ratio: number;
  required: number;
}

/** Minimum contrast in WCAG 2.2: criterion 1.4.3 for text, 1.4.11 for outlines of controls. */
const WORDS = 4.5;
const OUTLINES = 3;

const SURFACES = ['bg', 'surface', 'surface2'] as const;
const INKS = ['text', 'primary', ...STATUS_TOKENS] as const;

/** The result of `color-mix(in srgb, ink percent%, paper)`. */
function mix(ink: Rgb, percent: number, paper: Rgb): Rgb {
  const blend = (i: 0 | 1 | 2) => (ink[i] * percent + paper[i] * (100 - percent)) / 100;
  return [blend(0), blend(1), blend(2)];
}

function luminance(color: Rgb): number {
  const light = (part: number) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * light(color[0]) + 0.7152 * light(color[1]) + 0.0722 * light(color[2]);
}

/** The contrast from 1 (same colour) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The pairs of colours on the screens that have too little contrast. */
export function findFaintPairs(colors: Readonly<Record<Name, Rgb>>): FaintPair[] {
  const { surface, primary, text, textMuted, onPrimary, focus } = colors;
  const outline = mix(textMuted, 80, surface);
  const faintPairs: FaintPair[] = [];
  const check = (ink: string, color: Rgb, paper: string, on: Rgb, required: number) => {
    const ratio = contrast(color, on);
    if (ratio < required) faintPairs.push({ ink, paper, ratio, required });
  };
  for (const paper of SURFACES) {
    for (const ink of INKS) check(ink, colors[ink], paper, colors[paper], WORDS);
    check('outlines of controls', outline, paper, colors[paper], OUTLINES);
    check('focus', focus, paper, colors[paper], OUTLINES);
  }
  for (const status of STATUS_TOKENS) {
    if (status === 'textMuted') continue;
    const tint = mix(colors[status], TINT_PERCENT, surface);
    for (const ink of [status, 'text', 'textMuted'] as const) {
      check(ink, colors[ink], `tint of ${status}`, tint, WORDS);
    }
  }
  check('primary', primary, 'tint of primary', mix(primary, 10, surface), WORDS);
  check('onPrimary', onPrimary, 'primary', primary, WORDS);
  check('onPrimary', onPrimary, 'primary under the pointer', mix(primary, 88, text), WORDS);
  return faintPairs;
}
