import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The families of `fonts.conf`, the widest first. Arimo has the widths of Liberation Sans and Arial. */
export const FAMILIES = ['DejaVu Sans', 'Noto Sans', 'Arimo'] as const;

const CONFIG = fileURLToPath(new URL('./fonts.conf', import.meta.url));
const FONTS = new URL('../../../node_modules/dejavu-fonts-ttf', import.meta.url);

/**
 * Gives the browsers that this process starts the fonts of `fonts.conf` and no others. Set `FONTCONFIG_FILE` to
 * `/etc/fonts/fonts.conf` for those of the machine. Without fontconfig (macOS, Windows) the browser has these.
 */
export function bringFonts(): void {
  if (existsSync(FONTS)) process.env.FONTCONFIG_FILE ??= CONFIG;
}

/** Shows the portal in another font, on this page and on those that it loads later. */
export async function setFont(page: Page, family: string): Promise<void> {
  await page.addInitScript((name) => {
    const style = new CSSStyleSheet();
    style.replaceSync(`.vp-root { --vp-font-family: '${name}' !important }`);
    document.adoptedStyleSheets = [style];
  }, family);
}
