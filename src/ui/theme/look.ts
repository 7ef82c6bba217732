import type { Appearance } from '../../core/contracts';
import { kebab } from './cssVariables';
import { color } from './theme';

type Variables = Record<string, string | number>;

/** The spacing, and the part of a control's height that does not grow with the text. */
export const DENSITIES: Record<NonNullable<Appearance['density']>, Variables> = {
  compact: { '--vp-density': 0.75, '--vp-control': '16px' },
  regular: {},
  comfortable: { '--vp-density': 1.25, '--vp-control': '28px' },
};

export const CARDS: Record<NonNullable<Appearance['card']>, Variables> = {
  bordered: { '--vp-card-border': color.border },
  raised: { '--vp-card-shadow': '0 1px 2px #14120c1a, 0 2px 8px #14120c1a' },
  flat: {},
};

/** The variables of what an appearance sets besides colours: `radius.card` sets `--vp-radius-card`. */
export function lookVariables(appearance: Appearance): Variables {
  const { font, radius, shadow, button, density = 'regular' } = appearance;
  const { card = hasOwnGround(appearance) ? 'bordered' : 'flat' } = appearance;
  const variables = { ...DENSITIES[density], ...CARDS[card] };
  const add = (value: object | string | number | null | undefined, name: string) => {
    if (typeof value === 'object') {
      for (const [key, part] of Object.entries(value ?? {})) add(part, `${name}-${kebab(key)}`);
    }
    // A zero in `min()` needs a unit.
    else if (value !== undefined) variables[name] = value === '0' ? '0px' : `${value}`;
  };
  add({ font, radius, shadow, button }, '--vp');
  return variables;
}

/** Whether the host chose the colours of pages or cards, which may be the same. */
function hasOwnGround({ light, dark }: Appearance): boolean {
  return [light, dark].some((tokens) => tokens?.bg || tokens?.surface);
}
