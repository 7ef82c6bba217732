import type { Appearance, Logger, Tokens } from '../../core/contracts';
import { findFaintPairs, type Rgb } from './contrast';
import { dark, light } from './tokens';

const OURS = { light, dark };
const NAMES = Object.keys(light) as (keyof Tokens)[];

/** Logs colours with too little contrast. The browser resolves the colours in `probe`, an element of the portal. */
export function checkContrast(probe: HTMLElement, appearance: Appearance, logger: Logger): void {
  for (const scheme of ['light', 'dark'] as const) {
    const given = appearance[scheme];
    if (!given) continue;
    const unknown = NAMES.filter((name) => !CSS.supports('color', given[name] ?? 'black'));
    warn(logger, `The ${scheme} appearance has invalid colours`, unknown);
    probe.style.colorScheme = scheme;
    const colors = readColors(probe, { ...OURS[scheme], ...without(given, unknown) });
    const pairs = findFaintPairs(colors).map(
      ({ ink, paper, ratio, required }) =>
        `${ink} on ${paper}: ${ratio.toFixed(2)}:1, needs ${required}:1`,
    );
    warn(logger, `The ${scheme} appearance has colours with too little contrast`, pairs);
  }
}

function warn(logger: Logger, message: string, found: readonly string[]): void {
  if (found.length > 0) logger({ level: 'warn', message, details: { found } });
}

function without(given: Partial<Tokens>, unknown: readonly string[]): Partial<Tokens> {
  const usable = Object.entries(given).filter(([name, color]) => color && !unknown.includes(name));
  return Object.fromEntries(usable);
}

/** The colours as they are painted: transparent colours are mixed with the surface. */
function readColors(probe: HTMLElement, tokens: Tokens): Record<keyof Tokens, Rgb> {
  const canvas = probe.ownerDocument.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const paint = (name: keyof Tokens): Rgb => {
    for (const color of [tokens.surface, tokens[name]]) {
      probe.style.color = color;
      if (!context) continue;
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue];
  };
  return Object.fromEntries(NAMES.map((name) => [name, paint(name)])) as Record<keyof Tokens, Rgb>;
}
