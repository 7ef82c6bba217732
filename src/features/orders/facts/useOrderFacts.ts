import { useAtomValue } from 'jotai';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import type { DescriptionRow } from '../../../ui/primitives/layout/DescriptionList';
import type { Order } from '../types';
import { useStatusLabel } from './OrderStatusChip';
import messages from './messages.en.json';

/** Labelled values of an order by name; each screen picks its own selection. */
export function useOrderFacts(order: Order) {
  return { ...useWordFacts(order), ...useMoneyFacts(order) };
}

export function useCustomerFacts({ customer }: Order): DescriptionRow[] {
  const { fact } = useFact();
  return [
    fact('name', customer.name),
    fact('phone', customer.phone),
    fact('address', customer.address),
    fact('landmark', customer.landmark),
    fact('addressTitle', customer.addressTitle),
  ];
}

function useFact() {
  const text = useText(messages);
  const none = text('none');
  const fact = (name: keyof typeof messages, value: string): DescriptionRow => ({
    label: text(name),
    value: clip(value) || none,
  });
  return { text, none, fact };
}

function useWordFacts(order: Order) {
  const { text, none, fact } = useFact();
  const { number } = useAtomValue(formatsAtom);
  const label = useStatusLabel();
  const { distanceKm } = order;
  return {
    orderId: fact('orderId', order.number),
    invoiceNumber: fact('invoiceNumber', order.invoiceNumber),
    transactionId: fact('transactionId', order.transactionId),
    status: fact('status', label(order.status)),
    verificationCode: fact('verificationCode', order.verificationCode),
    cookingTime: fact('cookingTime', order.cookingTime),
    deliveryTime: fact('deliveryTime', order.deliveryTime),
    distance: {
      label: text('distance'),
      value: distanceKm === null ? none : text('distanceKm', { km: number(distanceKm) }),
    },
    // Shown without a unit: the field may be a distance, so it is not formatted as money (b40).
    managementCharges: fact('managementCharges', order.managementCharges),
  };
}

/** Each screen has its own label for the packing fee (b41). */
function useMoneyFacts({ bill }: Order) {
  const { text } = useFact();
  const { money, number } = useAtomValue(formatsAtom);
  const { taxPercent } = bill;
  const tax = taxPercent === null ? text('taxPlain') : text('tax', { percent: number(taxPercent) });
  return {
    subtotal: { label: text('subtotal'), value: money(bill.subtotal) },
    couponDiscount: { label: text('couponDiscount'), value: money(bill.coupon) },
    afterDiscount: { label: text('afterDiscount'), value: money(bill.afterDiscount) },
    packingFee: { label: text('packingFee'), value: money(bill.packingFee) },
    platformFee: { label: text('platformFee'), value: money(bill.packingFee) },
    deliveryFee: { label: text('deliveryFee'), value: money(bill.deliveryFee) },
    tax: { label: tax, value: money(bill.tax) },
    total: { label: text('total'), value: money(bill.total), isTotal: true },
    totalBill: { label: text('totalBill'), value: money(bill.total), isTotal: true },
    grandTotal: { label: text('grandTotal'), value: money(bill.originalTotal), isTotal: true },
  };
}
