import type { Appearance, Tokens } from '../core/contracts';

/**
 * The appearance of a page with Bootstrap 5.3. It uses the variables of the page, such as `--bs-primary`, and is dark
 * while an element around the portal has `data-bs-theme="dark"`.
 *
 * @example
 * ```tsx
 * <VendorPortal host="https://api.market.example" appearance={bootstrap()} />
 * ```
 * @public
 */
export function bootstrap(): Appearance {
  const tokens: Partial<Tokens> = {
    bg: 'var(--bs-body-bg)',
    surface: 'var(--bs-body-bg)',
    surface2: 'var(--bs-tertiary-bg)',
    text: 'var(--bs-body-color)',
    textMuted: 'var(--bs-secondary-color)',
    border: 'var(--bs-border-color)',
  };
  // Bootstrap's colours are for backgrounds; as a text on a tinted background they need more contrast.
  const deep = (name: string) => `color-mix(in srgb, var(--bs-${name}) 84%, black)`;
  return {
    light: {
      ...tokens,
      primary: deep('primary'),
      onPrimary: '#fff',
      focus: deep('primary'),
      danger: deep('danger'),
    },
    dark: {
      ...tokens,
      primary: 'var(--bs-link-color)',
      onPrimary: 'var(--bs-body-bg)',
      focus: 'var(--bs-link-color)',
      danger: 'var(--bs-danger-text-emphasis)',
    },
    font: { family: 'var(--bs-body-font-family)', weight: { strong: 500 } },
    radius: {
      control: 'var(--bs-border-radius)',
      card: 'var(--bs-border-radius)',
      chip: 'var(--bs-border-radius)',
    },
    shadow: { overlay: 'var(--bs-box-shadow)' },
    darkWhen: '[data-bs-theme=dark]',
  };
}
