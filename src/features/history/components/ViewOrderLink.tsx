import { useLocation } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { ButtonLink } from '../../../ui/primitives/ButtonLink';
import { orderLinkId } from '../../orders/public';
import messages from '../messages.en.json';
import type { HistoryRow } from '../types';

/** The way to one order; its Back finds the list as it was left. */
export function ViewOrderLink({ row }: { row: HistoryRow }) {
  const text = useText(messages);
  const { search } = useLocation();
  const linkId = orderLinkId(row);
  if (linkId === null) return text('none');
  return (
    <ButtonLink
      size="sm"
      to={paths.orderHistoryDetail(linkId)}
      state={{ search }}
      aria-label={text('viewOrder', { number: row.number })}
    >
      {text('view')}
    </ButtonLink>
  );
}
