import { useAtomValue } from 'jotai';
import { dishNamesByLanguageAtom } from '../../../core/extend/dishLanguage';
import { lazyPage } from '../lazyPage';
import { OptionalPart } from '../OptionalPart';

const DishNamesChoice = lazyPage(() => import('./DishNamesChoice'), 'DishNamesChoice');

/** The choice of the second names, if the host has any. */
export function DishNamesSetting() {
  const names = useAtomValue(dishNamesByLanguageAtom);
  if (Object.keys(names).length === 0) return null;
  return (
    <OptionalPart>
      <DishNamesChoice />
    </OptionalPart>
  );
}
