import { useAtomValue } from 'jotai';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { useListSwitch } from '../../core/state/useListSwitch';
import { setInStock } from './api';
import { menuKeys } from './keys';
import messages from './messages.en.json';
import type { MenuItem } from './types';

/** Takes items out of stock with one tap, and brings them back. */
export function useStockSwitch() {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const cache = useAtomValue(queryClientAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  return useListSwitch<MenuItem>({
    queryKey: menuKeys.list(restaurantId),
    put: (item, isInStock) => ({ ...item, isInStock }),
    send: ({ id }, isInStock) => setInStock(api, { restaurantId, id }, isInStock),
    onDone: ({ id }, _isInStock, message) => {
      void cache.invalidateQueries({ queryKey: menuKeys.item(restaurantId, id) });
      notify.success(message || text('updated'), MANAGEMENT_TOAST);
    },
  });
}
