import { useLocation } from 'react-router-dom';
import { paths } from '../../../../core/navigation/paths';
import { STATUSES } from '../../../../core/orders/statuses';

export const NEW_TAB = STATUSES.waiting_for_confirmation.tab.id;

/** Whether the screen is the board with the new orders. */
export function useIsNewTab(): boolean {
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab') ?? NEW_TAB;
  return pathname === paths.orders && tab === NEW_TAB;
}
