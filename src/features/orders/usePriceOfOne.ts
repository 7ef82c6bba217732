import { useAtomValue } from 'jotai';
import { useText } from '../../core/messages/useText';
import { formatsAtom } from '../../core/state/services';
import messages from './messages.en.json';
import type { OrderItem } from './types';

/** The price of a dish; beside a quantity it says that it is that of one. */
export function usePriceOfOne(): (item: OrderItem) => string {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  return ({ price, quantity }) =>
    price !== null && quantity > 1 ? text('each', { price: money(price) }) : money(price);
}
