import { useAtomValue } from 'jotai';
import { BadResponse, isOutcomeUnknown, serverMessageOf } from '../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { useCheckedWrite } from '../../core/state/useCheckedWrite';
import { deleteItem, fetchMenu } from './api';
import { menuKeys } from './keys';
import messages from './messages.en.json';
import type { MenuItem } from './types';

/** Deletes one item, once, and refreshes the list. */
export function useDeleteItem({ id }: MenuItem, onDeleted: () => void) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const cache = useAtomValue(queryClientAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const { run, isBusy, problem } = useCheckedWrite();
  const queryKey = menuKeys.list(restaurantId);
  const readAnew = () => void cache.invalidateQueries({ queryKey: menuKeys.all(restaurantId) });

  const remove = () =>
    run({
      send: () => deleteItem(api, { restaurantId, id }),
      wasApplied: async () => (await fetchMenu(api, restaurantId)).every((item) => item.id !== id),
      onDone: (message) => {
        cache.setQueryData<MenuItem[]>(queryKey, (items) =>
          items?.filter((item) => item.id !== id),
        );
        readAnew();
        notify.success(message || text('deleted'), MANAGEMENT_TOAST);
        onDeleted();
      },
      onFailed: (failure) => {
        const said = serverMessageOf(failure);
        const words = text(failure instanceof BadResponse ? 'unexpected' : 'deleteFailed');
        notify.error(words, MANAGEMENT_TOAST);
        readAnew();
        return said || (isOutcomeUnknown(failure) ? text('deleteLost') : words);
      },
    });

  return { remove, isDeleting: isBusy, problem };
}
