import type { Tokens } from '../../core/contracts';

type TokenName = keyof Tokens;
type CssVariables = Record<`--vp-${string}`, string>;

/** `headingFamily` becomes `heading-family`, `surface2` becomes `surface-2`. */
export function kebab(name: string): string {
  return name.replace(/([A-Z]|\d)/g, '-$1').toLowerCase();
}

/** `onPrimary` becomes `--vp-color-on-primary`, `orderNew` becomes `--vp-order-new`. */
export function variableName(token: string): `--vp-${string}` {
  const name = kebab(token);
  return name.startsWith('order-') ? `--vp-${name}` : `--vp-color-${name}`;
}

/** The colours of a scheme. Without `followsPage`, the default replaces a value with a variable of the page. */
export function cssVariables(
  base: Tokens,
  overrides: Partial<Tokens> = {},
  followsPage = true,
): CssVariables {
  const variables: CssVariables = {};
  for (const name of Object.keys(base) as TokenName[]) {
    const variable = variableName(name);
    const given = overrides[name] ?? base[name];
    const isOfPage = `${given}`.includes('var(');
    variables[variable] = isOfPage ? base[name] : given;
    if (!isOfPage || !followsPage) continue;
    // If the page does not define its variable, ours is invalid and the default is used.
    variables[`${variable}-given`] = given;
    variables[variable] = `var(${variable}-given, ${base[name]})`;
  }
  return variables;
}
