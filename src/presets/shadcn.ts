import type { Appearance } from '../core/contracts';

/**
 * The appearance of a page with shadcn/ui. It uses the variables of the page, such as `--primary` and `--radius`, and is
 * dark while an element around the portal has the class `dark`.
 *
 * @param options - `isHsl`: whether the variables are numbers for `hsl()`, as with Tailwind 3. The default is `false`:
 * they are colours, as with Tailwind 4.
 * @example
 * ```tsx
 * <VendorPortal host="https://api.market.example" appearance={shadcn()} />
 * ```
 * @public
 */
export function shadcn({ isHsl = false }: { isHsl?: boolean } = {}): Appearance {
  const color = (name: string) => (isHsl ? `hsl(var(--${name}))` : `var(--${name})`);
  // Some colours of shadcn/ui are too faint for small text; those are mixed with that of the text.
  const inked = (name: string, percent: number) =>
    `color-mix(in oklab, ${color(name)} ${percent}%, ${color('foreground')})`;
  const tokens = {
    primary: color('primary'),
    onPrimary: color('primary-foreground'),
    bg: color('background'),
    surface: color('card'),
    surface2: color('muted'),
    text: color('foreground'),
    textMuted: inked('muted-foreground', 80),
    border: color('border'),
    control: color('input'),
    focus: inked('ring', 60),
    danger: inked('destructive', 75),
  };
  return {
    light: tokens,
    dark: tokens,
    font: { family: 'var(--font-sans, ui-sans-serif)' },
    button: { weight: 500 },
    radius: {
      control: 'calc(var(--radius) - 2px)',
      card: 'calc(var(--radius) + 4px)',
      chip: 'calc(var(--radius) - 2px)',
    },
    shadow: { card: '0 1px 3px rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1)' },
    darkWhen: '.dark',
  };
}
