import { useAtomValue } from 'jotai';
import { dishNamesAtom } from '../../core/extend/hostElements';
import { lazyPage } from '../../ui/patterns/lazyPage';
import { OptionalPart } from '../../ui/patterns/OptionalPart';

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
