import { useAtomValue } from 'jotai';
import { clip } from '../../core/format/wireValues';
import { useText } from '../../core/messages/useText';
import { formatsAtom } from '../../core/state/services';
import type { DescriptionRow } from '../../ui/primitives/DescriptionList';
import { type Order, useStatusLabel } from '../orders/public';
import messages from './messages.en.json';

/** The facts of the Order Details panel, in the order of specification A 2. */
export function useOrderRows(
  order: Order,
): Record<'order' | 'customer' | 'payment', DescriptionRow[]> {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const label = useStatusLabel();
  const { bill, customer, distanceKm } = order;
  const shown = (value: string) => clip(value) || text('none');
  const percent = bill.taxPercent;
  return {
    order: [
      { label: text('invoiceNumber'), value: shown(order.invoiceNumber) },
      { label: text('orderId'), value: shown(order.number) },
      { label: text('transactionId'), value: shown(order.transactionId) },
      { label: text('status'), value: label(order.status) },
      { label: text('verificationCode'), value: shown(order.verificationCode) },
      { label: text('cookingTime'), value: shown(order.cookingTime) },
      {
        label: text('distance'),
        value: distanceKm === null ? text('none') : text('distanceKm', { km: number(distanceKm) }),
      },
      { label: text('deliveryTime'), value: shown(order.deliveryTime) },
    ],
    customer: [
      { label: text('name'), value: shown(customer.name) },
      { label: text('phone'), value: shown(customer.phone) },
      { label: text('address'), value: shown(customer.address) },
      { label: text('landmark'), value: shown(customer.landmark) },
      { label: text('addressTitle'), value: shown(customer.addressTitle) },
    ],
    payment: [
      { label: text('subtotal'), value: money(bill.subtotal) },
      { label: text('afterDiscount'), value: money(bill.afterDiscount) },
      { label: text('packingFee'), value: money(bill.packingFee) },
      { label: text('deliveryFee'), value: money(bill.deliveryFee) },
      {
        label: percent === null ? text('taxPlain') : text('tax', { percent: number(percent) }),
        value: money(bill.tax),
      },
      { label: text('couponDiscount'), value: money(bill.coupon) },
      { label: text('total'), value: money(bill.total), isTotal: true },
    ],
  };
}
