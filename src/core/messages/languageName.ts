import { atom } from 'jotai';
import { languagesAtom } from './languages';

/**
 * The name of a language in the language itself, such as `தமிழ்` for `ta`: that of the host's `locales`, because not every
 * browser knows Punjabi, else that of the browser. A tag that is not one is its own name.
 */
export const languageNameAtom = atom((get) => {
  const { options = [] } = get(languagesAtom) ?? {};
  return (tag: string): string => {
    const written = writtenLanguage(tag);
    const given =
      options.find(({ locale }) => locale === tag) ??
      options.find(({ locale }) => writtenLanguage(locale) === written);
    return given?.name ?? nameOfBrowser(tag);
  };
});

/** The language with its script, so that Punjabi in Arabic script is another one. */
function writtenLanguage(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}

function nameOfBrowser(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag);
    const names = new Intl.DisplayNames([tag], { type: 'language' });
    return names.of(script ? `${language}-${script}` : language) ?? tag;
  } catch {
    return tag;
  }
}
