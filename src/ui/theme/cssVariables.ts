import type { Tokens } from '../../core/contracts';

type TokenName = keyof Tokens;
type CssVariables = Record<`--vp-${string}`, string>;

/** `onPrimary` becomes `--vp-color-on-primary`, `orderNew` becomes `--vp-order-new`. */
export function variableName(token: string): `--vp-${string}` {
  const kebab = token.replace(/([A-Z])/g, '-$1').replace(/(\d)/g, '-$1');
  const name = kebab.toLowerCase();
  return name.startsWith('order-') ? `--vp-${name}` : `--vp-color-${name}`;
}

export function cssVariables(base: Tokens, overrides: Partial<Tokens> = {}): CssVariables {
  const names = Object.keys(base) as TokenName[];
  const entries = names.map((name) => [variableName(name), overrides[name] ?? base[name]]);
  return Object.fromEntries(entries) as CssVariables;
}
