import { useAtomValue } from 'jotai';
import { dishNamesAtom } from '../../../core/extend/hostElements';
import { lazyPage } from '../lazyPage';
import { OptionalPart } from '../OptionalPart';

const DishNamesChoice = lazyPage(() => import('./DishNamesChoice'), 'DishNamesChoice');

/** The choice of the second names, if the host has any. */
export function DishNamesSetting() {
  const { given } = useAtomValue(dishNamesAtom);
  if (!given) return null;
  return (
    <OptionalPart>
      <DishNamesChoice />
    </OptionalPart>
  );
}
