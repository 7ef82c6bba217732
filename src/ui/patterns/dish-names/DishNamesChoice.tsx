import { useAtom, useAtomValue } from 'jotai';
import { dishLanguageAtom, dishNamesByLanguageAtom } from '../../../core/extend/dishLanguage';
import { languageNameAtom } from '../../../core/messages/languageName';
import { useText } from '../../../core/messages/useText';
import { type Choice, ChoiceGroup } from '../../primitives/form/ChoiceGroup';
import messages from './messages.en.json';

/** The script in which the cook reads the second names of dishes (c123). */
export function DishNamesChoice() {
  const text = useText(messages);
  const names = useAtomValue(dishNamesByLanguageAtom);
  const languageName = useAtomValue(languageNameAtom);
  const [language, choose] = useAtom(dishLanguageAtom);
  const options = Object.keys(names).map(
    (tag): Choice<string> =>
      tag === 'shown'
        ? { value: tag, label: text('shown') }
        : { value: tag, label: languageName(tag), lang: tag },
  );
  return (
    <ChoiceGroup
      label={text('label')}
      hint={text('help')}
      options={[{ value: 'none', label: text('none') }, ...options]}
      value={language}
      onChange={choose}
    />
  );
}
