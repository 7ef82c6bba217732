import { atom } from 'jotai';
import { setInStockAtom } from '../../core/menu/mutations';
import { menuKeys } from '../../core/menu/queries';
import type { MenuItem } from '../../core/menu/types';
import type { WriteOutcome } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { restaurantIdAtom } from '../../core/state/services';

export interface StockChange {
  item: Pick<MenuItem, 'id'>;
  isInStock: boolean;
}

/** Changes an item with the mutation of its switch, and shows the change in the cached menu. */
export const changeStockAtom = atom(
  null,
  async (get, set, { item, isInStock }: StockChange): Promise<WriteOutcome<void>> => {
    const outcome = await set(setInStockAtom, { row: item, isOn: isInStock });
    if (!outcome.isDone) return outcome;
    const cache = get(queryClientAtom);
    const queryKey = menuKeys.list(get(restaurantIdAtom));
    // A read in progress would restore the old value.
    await cache.cancelQueries({ queryKey });
    cache.setQueryData<MenuItem[]>(queryKey, (items) =>
      items?.map((other) => (other.id === item.id ? { ...other, isInStock } : other)),
    );
    return outcome;
  },
);
