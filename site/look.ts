import { dark, light } from '../src/ui/theme/tokens.ts';

/** The colours of the portal as variables of Starlight, whose grays go from the text (1) to the background (7). */
function variables({
  primary,
  onPrimary,
  bg,
  surface,
  surface2,
  text,
  textMuted,
  border,
}: typeof light) {
  const values = {
    '--sl-color-white': text,
    '--sl-color-gray-1': text,
    '--sl-color-gray-2': text,
    '--sl-color-gray-3': textMuted,
    '--sl-color-gray-4': textMuted,
    '--sl-color-gray-5': border,
    '--sl-color-gray-6': surface2,
    '--sl-color-gray-7': bg,
    '--sl-color-black': surface,
    '--sl-color-accent-low': `color-mix(in srgb, ${primary} 12%, ${surface})`,
    '--sl-color-accent': primary,
    '--sl-color-accent-high': primary,
    '--sl-color-text-accent': primary,
    '--sl-color-text-invert': onPrimary,
    '--sl-color-bg': surface,
    '--sl-color-bg-nav': surface,
    '--sl-color-bg-sidebar': bg,
    '--sl-color-bg-inline-code': surface2,
    '--sl-color-hairline-light': border,
    '--sl-color-hairline': border,
    '--sl-color-hairline-shade': border,
  };
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** The style sheet that gives the site the portal's colours. */
export const look = `:root{${variables(dark)}}:root[data-theme='light']{${variables(light)}}`;
