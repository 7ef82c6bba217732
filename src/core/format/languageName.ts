/** The name of a language in the language itself, such as `தமிழ்` for `ta-IN`. A tag that is not one is its own name. */
export function languageName(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag);
    const names = new Intl.DisplayNames([tag], { type: 'language' });
    return names.of(script ? `${language}-${script}` : language) ?? tag;
  } catch {
    return tag;
  }
}
