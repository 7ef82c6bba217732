import type { Appearance, Logger, Tokens } from '../../core/contracts';
import { checkLook, isCss } from './checkLook';
import { findFaintPairs, type Rgb } from './contrast';
import { variableName } from './cssVariables';
import { lookVariables } from './look';
import { dark, light } from './tokens';

const OURS = { light, dark };
const NAMES = Object.keys(light) as (keyof Tokens)[];

/**
 * Logs colours with too little contrast. The browser resolves the colours in `probe`, an element of the portal. Values
 * with a variable of the page are checked only while their scheme is shown, because the page may set them by its scheme.
 */
export function checkContrast(
  probe: HTMLElement,
  appearance: Appearance,
  shown: 'light' | 'dark',
  log: Log,
): void {
  const style = getComputedStyle(probe);
  const look = checkLook(appearance).usable;
  const missing = Object.entries(lookVariables(look)).filter(
    ([name, value]) => `${value}`.includes('var(') && style.getPropertyValue(name) === '',
  );
  warn(
    log,
    'The appearance has variables that the page does not define',
    missing.map(([name, value]) => `${value} for ${name}`),
  );
  for (const scheme of ['light', 'dark'] as const) {
    const given = Object.entries(look[scheme] ?? {}).filter(([, color]) => color);
    const ofPage = given.filter(([, color]) => color.includes('var('));
    if (given.length === 0 || (ofPage.length > 0 && scheme !== shown)) continue;
    const unusable = ofPage.flatMap(([name, color]) => {
      const givenColor = style.getPropertyValue(`${variableName(name)}-given`);
      const problem = `${name}: ${color} is ${givenColor || 'not defined'}`;
      return isCss('color', givenColor) ? [] : [problem];
    });
    warn(log, `The ${scheme} appearance has variables of the page that are not colours`, unusable);
    const tokens = { ...OURS[scheme], ...look[scheme] };
    for (const [name] of ofPage) tokens[name as keyof Tokens] = `var(${variableName(name)})`;
    probe.style.colorScheme = scheme;
    const pairs = findFaintPairs(readColors(probe, tokens)).map(
      ({ ink, paper, ratio, required }) =>
        `${ink} on ${paper}: ${ratio.toFixed(2)}:1, needs ${required}:1`,
    );
    warn(log, `The ${scheme} appearance has colours with too little contrast`, pairs);
  }
}

interface Log {
  logger: Logger;
  /** The warnings that were logged before. */
  logged: Set<string>;
}

function warn({ logger, logged }: Log, message: string, details: readonly string[]): void {
  const key = JSON.stringify([message, details]);
  if (details.length === 0 || logged.has(key)) return;
  logged.add(key);
  logger({ level: 'warn', message, details: { found: details } });
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
