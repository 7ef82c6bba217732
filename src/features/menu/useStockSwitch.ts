import { useAtomValue } from 'jotai';
import { useText } from '../../core/messages/useText';
import { restaurantIdAtom } from '../../core/state/services';
import { useListSwitch } from '../../core/state/useListSwitch';
import { menuKeys } from './keys';
import messages from './messages.en.json';
import { setInStockAtom } from './mutations';
import type { MenuItem } from './types';

/** Takes items out of stock with one tap, and brings them back. */
export function useStockSwitch() {
  const text = useText(messages);
  const restaurantId = useAtomValue(restaurantIdAtom);
  return useListSwitch<MenuItem>(setInStockAtom, {
    queryKey: menuKeys.list(restaurantId),
    put: (item, isInStock) => ({ ...item, isInStock }),
    done: () => text('updated'),
  });
}
