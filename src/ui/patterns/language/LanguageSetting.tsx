import { useAtomValue } from 'jotai';
import { languagesAtom } from '../../../core/messages/languages';
import { lazyPage } from '../lazyPage';
import { OptionalPart } from '../OptionalPart';

const LanguageChoice = lazyPage(() => import('./LanguageChoice'), 'LanguageChoice');

/** The languages to choose from, if the host offers more than one. */
export function LanguageSetting() {
  const languages = useAtomValue(languagesAtom);
  if (!languages) return null;
  return (
    <OptionalPart>
      <LanguageChoice languages={languages} />
    </OptionalPart>
  );
}
