import type { PortalLocale } from '../../core/contracts';

/** Whether a language has a name, a tag and, if any, a function that loads it; a host in JavaScript can pass anything. */
export function isLanguage(option: Partial<PortalLocale> | null | undefined): boolean {
  try {
    const { name, locale = '', load = () => {} } = option ?? {};
    return Boolean(name && Intl.getCanonicalLocales(locale).length && typeof load === 'function');
  } catch {
    return false;
  }
}
