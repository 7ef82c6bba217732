import type { Page } from '@playwright/test';
import { readPack } from '../../build/packs.ts';

export interface PackLanguage {
  locale: string;
  /** A pattern of the letters of its script. */
  script: string;
  /** A font to show it in, in place of the one that the browser chooses. */
  family?: string;
}

const script = (name: string) => `\\p{Script=${name}}`;

/** The languages of the packs. Devices have one of two kinds of Urdu letters; those of Nastaliq need twice the height. */
export const PACK_LANGUAGES: readonly PackLanguage[] = [
  { locale: 'hi-IN', script: script('Devanagari') },
  { locale: 'bn-IN', script: script('Bengali') },
  { locale: 'gu-IN', script: script('Gujarati') },
  { locale: 'kn-IN', script: script('Kannada') },
  { locale: 'ml-IN', script: script('Malayalam') },
  { locale: 'mr-IN', script: script('Devanagari') },
  { locale: 'pa-IN', script: script('Gurmukhi') },
  { locale: 'ta-IN', script: script('Tamil') },
  { locale: 'te-IN', script: script('Telugu') },
  { locale: 'ur-IN', script: script('Arabic') },
  { locale: 'ur-IN', script: script('Arabic'), family: 'Noto Nastaliq Urdu' },
];

/** Chooses a language for this device, as another tab would; the open page follows. */
export async function chooseLanguage(page: Page, locale: string, family = ''): Promise<void> {
  await page.evaluate(
    ([tag, font]) => {
      localStorage.setItem('language', tag);
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'language', newValue: tag, storageArea: localStorage }),
      );
      const sheet = new CSSStyleSheet();
      // What is far from the view has no layout, and cannot be measured.
      const whole = '.vp-root * { content-visibility: visible !important }';
      sheet.replaceSync(
        font ? `${whole} .vp-root { --vp-font-family: '${font}' !important }` : whole,
      );
      document.adoptedStyleSheets = [sheet];
    },
    [locale, family] as const,
  );
  await page.locator(`.vp-root[lang="${locale}"]`).waitFor();
}

/** Waits until the page has been the same for two frames, with nothing still loading. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let still = 0;
    const observer = new MutationObserver(() => {
      still = 0;
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    for (let frames = 0; still < 3 && frames < 300; frames += 1) {
      await frame();
      still += 1;
      const isLoading = document.querySelector('.vp-root [aria-busy="true"]') !== null;
      if (isLoading) still = 0;
    }
    observer.disconnect();
  });
}

/** A text of a pack. */
export function packText(code: string): (catalogue: string, key: string) => string {
  const pack = readPack(process.cwd(), code);
  return (catalogue, key) => {
    const entry = pack[catalogue]?.[key];
    if (!entry) throw new Error(`${code} has no text ${catalogue}.${key}`);
    return entry.text;
  };
}
