import { useAtom, useAtomValue } from 'jotai';
import { dishLanguageAtom } from '../../../core/extend/dishLanguage';
import { dishNamesAtom } from '../../../core/extend/hostElements';
import { languageName } from '../../../core/format/languageName';
import { useText } from '../../../core/messages/useText';
import { type Choice, ChoiceGroup } from '../../primitives/form/ChoiceGroup';
import messages from './messages.en.json';

/** The script in which the cook reads the second names of dishes (c123). */
export function DishNamesChoice() {
  const text = useText(messages);
  const { given } = useAtomValue(dishNamesAtom);
  const [language, choose] = useAtom(dishLanguageAtom);
  const options: Choice<string>[] =
    typeof given === 'function'
      ? [{ value: 'shown', label: text('shown') }]
      : Object.keys(given ?? {}).map((tag) => ({
          value: tag,
          label: languageName(tag),
          lang: tag,
        }));
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
