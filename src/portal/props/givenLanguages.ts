import type { PortalLocale } from '../../core/contracts';
import { toList } from '../extend/given';
import type { VendorPortalProps } from '../VendorPortalProps';
import { DEFAULT_LOCALE } from './useLocaleAndZone';

export type GivenLanguages = Pick<VendorPortalProps, 'locales' | 'locale' | 'messages'>;
export type ShownLanguage = Pick<VendorPortalProps, 'locale' | 'messages'>;

/** The languages that can be shown: with a name, a tag and, if any, a function that loads them. */
export const languagesOf = (given: unknown) => toList<PortalLocale>(given).filter(isUsable);

/** A host in JavaScript can pass anything. */
function isUsable(option: Partial<PortalLocale> | null | undefined): boolean {
  try {
    const { name, locale = '', load = () => {} } = option ?? {};
    return Boolean(name && Intl.getCanonicalLocales(locale).length && typeof load === 'function');
  } catch {
    return false;
  }
}

/** The language that was chosen on this device, else that of the host. */
export function wantedOf(
  options: readonly PortalLocale[],
  stored: string | null,
  locale: string | undefined,
): PortalLocale | undefined {
  const find = (tag: string | null | undefined) => options.find((one) => one.locale === tag);
  return find(stored) ?? find(locale ?? (find(DEFAULT_LOCALE) ?? options[0])?.locale);
}
