import type { PartialMessages, PortalLocale } from '../core/contracts';

/** The codes of the languages that the package has texts for. @public */
export type LocaleCode = keyof typeof LOCALES;

const LOCALES = {
  en: { locale: 'en-IN', name: 'English' } as PortalLocale,
  hi: locale('hi-IN', 'हिन्दी', async () => ({ default: (await import('./hi')).hindi })),
  bn: locale('bn-IN', 'বাংলা', () => import('./packs/bn.json')),
  gu: locale('gu-IN', 'ગુજરાતી', () => import('./packs/gu.json')),
  kn: locale('kn-IN', 'ಕನ್ನಡ', () => import('./packs/kn.json')),
  ml: locale('ml-IN', 'മലയാളം', () => import('./packs/ml.json')),
  mr: locale('mr-IN', 'मराठी', () => import('./packs/mr.json')),
  pa: locale('pa-IN', 'ਪੰਜਾਬੀ', () => import('./packs/pa.json')),
  ta: locale('ta-IN', 'தமிழ்', () => import('./packs/ta.json')),
  te: locale('te-IN', 'తెలుగు', () => import('./packs/te.json')),
  ur: locale('ur-IN', 'اردو', () => import('./packs/ur.json')),
};

/**
 * The languages of the package for the prop `locales`: all of them, or those that are named. The texts of a language are
 * loaded when the vendor chooses it.
 *
 * @example
 * ```tsx
 * import { portalLocales } from 'vendor-portal/locales';
 *
 * const locales = portalLocales('en', 'hi', 'ta');
 *
 * export const Partner = () => <VendorPortal host="/api" locales={locales} />;
 * ```
 * @public
 */
export function portalLocales(...codes: LocaleCode[]): PortalLocale[] {
  const chosen = codes.length > 0 ? codes : (Object.keys(LOCALES) as LocaleCode[]);
  return chosen.map((code) => LOCALES[code]);
}

/** The build compiles a pack to its texts, so that the type of its source file is not that of the module. */
function locale(
  tag: string,
  name: string,
  load: () => Promise<{ default: unknown }>,
): PortalLocale {
  return {
    locale: tag,
    name,
    load: load as () => Promise<{ default: PartialMessages }>,
  };
}
