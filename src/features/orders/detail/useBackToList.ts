import { useLocation, useNavigate } from 'react-router-dom';
import { record, text as textOf } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import messages from './messages.en.json';

/**
 * The list that an order's screen goes back to, by its own path (specification A 2). A list that
 * linked here with `{ search }` in the state gets its filters back, and stands where it was left.
 */
export function useBackToList() {
  const text = useText(messages);
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isHistory = pathname.includes('order-history');
  const search = textOf(record(state).search);
  return {
    label: text(isHistory ? 'backToHistory' : 'back'),
    goBack: () =>
      void navigate(
        { pathname: isHistory ? paths.orderHistory : paths.orders, search },
        { state: RETURNING },
      ),
  };
}
