import { useAtomValue } from 'jotai';
import messages from '../../core/menu/messages.en.json';
import { setInStockAtom } from '../../core/menu/mutations';
import { menuKeys } from '../../core/menu/queries';
import type { MenuItem } from '../../core/menu/types';
import { useItemName } from '../../core/menu/useItemName';
import { useText } from '../../core/messages/useText';
import { restaurantIdAtom } from '../../core/state/services';
import { type FailedSwitch, useListSwitch } from '../../core/state/useListSwitch';
import { AlertDialog } from '../primitives/overlay/AlertDialog';

/** Switches the stock of items in the list of the menu. */
export function useStockSwitch() {
  const text = useText(messages);
  const restaurantId = useAtomValue(restaurantIdAtom);
  return useListSwitch<MenuItem>(setInStockAtom, {
    group: 'menu',
    queryKey: menuKeys.list(restaurantId),
    put: (item, isInStock) => ({ ...item, isInStock }),
    done: () => text('updated'),
  });
}

interface StockFailureProps {
  failed: FailedSwitch<MenuItem> | null;
  onClose: () => void;
}

/** Names the item whose stock could not be changed. */
export function StockFailure({ failed, onClose }: StockFailureProps) {
  const text = useText(messages);
  const item = failed?.row;
  const nameOf = useItemName();
  return (
    <AlertDialog
      isOpen={failed !== null}
      title={text('updateFailed')}
      description={
        item && text(item.isInStock ? 'stillInStock' : 'stillOut', { name: nameOf(item) })
      }
      reason={failed?.reason}
      onClose={onClose}
    />
  );
}
