import { useAtomValue } from 'jotai';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import type { DescriptionRow } from '../../../ui/primitives/DescriptionList';
import type { Order, OrderBill } from '../types';
import messages from './messages.en.json';

/** The bill as specification A 2 names it; the packing fee is the Platform Fee (decision b41). */
export function useChargeRows({ bill, managementCharges }: Order): DescriptionRow[] {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const { taxPercent } = bill;
  const tax = taxPercent === null ? text('taxPlain') : text('tax', { percent: number(taxPercent) });
  return [
    { label: text('subtotal'), value: money(bill.subtotal) },
    { label: text('couponDiscount'), value: money(bill.coupon) },
    { label: text('afterDiscount'), value: money(bill.afterDiscount) },
    { label: text('platformFee'), value: money(bill.packingFee) },
    // A number without a unit: it may be a distance, so it is never money (decision b40).
    { label: text('managementCharges'), value: clip(managementCharges) || text('none') },
    { label: text('deliveryFee'), value: money(bill.deliveryFee) },
    { label: tax, value: money(bill.tax) },
    { label: text('totalBill'), value: money(bill.total), isTotal: true },
    { label: text('grandTotal'), value: money(bill.originalTotal), isTotal: true },
  ];
}

/** Why the two totals differ, or `null` when they do not (decision b42). */
export function useTotalsNote({ total, originalTotal }: OrderBill): string | null {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  if (total === null || originalTotal === null) return null;
  const difference = Math.round((originalTotal - total) * 100) / 100;
  if (difference === 0) return null;
  const key = difference > 0 ? 'discounted' : 'surcharged';
  return text(key, { amount: money(Math.abs(difference)) });
}

/** The facts beside the bill. */
export function useFactRows(order: Order): Record<'customer' | 'details', DescriptionRow[]> {
  const text = useText(messages);
  const { customer } = order;
  const shown = (value: string) => clip(value) || text('none');
  return {
    customer: [
      { label: text('name'), value: shown(customer.name) },
      { label: text('phone'), value: shown(customer.phone) },
      { label: text('address'), value: shown(customer.address) },
      { label: text('landmark'), value: shown(customer.landmark) },
      { label: text('addressTitle'), value: shown(customer.addressTitle) },
    ],
    details: [
      { label: text('orderId'), value: shown(order.number) },
      { label: text('invoiceNumber'), value: shown(order.invoiceNumber) },
      { label: text('transactionId'), value: shown(order.transactionId) },
      { label: text('verificationCode'), value: shown(order.verificationCode) },
      { label: text('cookingTime'), value: shown(order.cookingTime) },
      { label: text('deliveryTime'), value: shown(order.deliveryTime) },
    ],
  };
}
