/** Whether a text is a BCP 47 language tag, such as `ta` or `pa-Arab`. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
