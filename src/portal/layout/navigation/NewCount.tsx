import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { newOrderCountAtom } from '../../../core/orders/newOrders';
import { shape } from '../../../ui/primitives/layout/shapes';
import messages from '../../messages.en.json';

/** The number of new orders, as a badge of the row of the orders. */
export function NewCount({ to }: { to: string }) {
  const text = useText(messages);
  const count = useAtomValue(newOrderCountAtom);
  return (
    to === paths.orders &&
    count > 0 && (
      <span data-part="count">
        {count} <span className={shape.hidden}>{text('newCount', { count })}</span>
      </span>
    )
  );
}
