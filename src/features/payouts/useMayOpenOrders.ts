import { useAtomValue } from 'jotai';
import { paths } from '../../core/navigation/paths';
import { hasScreenAtom } from '../../core/navigation/screens';
import { accessAtom, screenNeeds } from '../../core/permissions/access';

/** Whether the vendor may open the order history and its orders. */
export function useMayOpenOrders(): boolean {
  const can = useAtomValue(accessAtom);
  const has = useAtomValue(hasScreenAtom);
  return has(paths.orderHistory) && can(screenNeeds(paths.orderHistory));
}
