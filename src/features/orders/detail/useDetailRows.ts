import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import type { DescriptionRow } from '../../../ui/primitives/layout/DescriptionList';
import { useCustomerFacts, useOrderFacts } from '../facts/useOrderFacts';
import type { Order, OrderBill } from '../types';
import messages from './messages.en.json';

/** The rows of the detail screen, in the specified order (A2). */
export function useDetailRows(
  order: Order,
): Record<'charges' | 'customer' | 'details', DescriptionRow[]> {
  const customer = useCustomerFacts(order);
  const facts = useOrderFacts(order);
  return {
    charges: [
      facts.subtotal,
      facts.couponDiscount,
      facts.afterDiscount,
      facts.platformFee,
      facts.managementCharges,
      facts.deliveryFee,
      facts.tax,
      facts.totalBill,
      facts.grandTotal,
    ],
    customer,
    details: [
      facts.orderId,
      facts.invoiceNumber,
      facts.transactionId,
      facts.verificationCode,
      facts.cookingTime,
      facts.deliveryTime,
    ],
  };
}

/** Explains the difference between the two totals, if any (b42). */
export function useTotalsNote({ total, originalTotal }: OrderBill): string | null {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  if (total === null || originalTotal === null) return null;
  const difference = Math.round((originalTotal - total) * 100) / 100;
  if (difference === 0) return null;
  const key = difference > 0 ? 'discounted' : 'surcharged';
  return text(key, { amount: money(Math.abs(difference)) });
}
