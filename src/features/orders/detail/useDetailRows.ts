import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import type { DescriptionRow } from '../../../ui/primitives/layout/DescriptionList';
import { useCharges, useCustomerFacts, useOrderFacts } from '../facts/useOrderFacts';
import type { Order, OrderBill } from '../../../core/orders/types';
import messages from './messages.en.json';

/** The rows of the detail screen, in the specified order (A2). */
export function useDetailRows(
  order: Order,
): Record<'charges' | 'customer' | 'details', DescriptionRow[]> {
  const customer = useCustomerFacts(order);
  const facts = useOrderFacts(order);
  const charges = useCharges()(order);
  const feesAt = charges.findIndex(({ id }) => id === 'deliveryFee');
  return {
    charges: [...charges.slice(0, feesAt), facts.managementCharges, ...charges.slice(feesAt)],
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

/** Explains the difference between the two totals of a bill, if any (b42). */
export function useTotalsNote(): (bill: OrderBill) => string | null {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  return ({ total, originalTotal }) => {
    if (total === null || originalTotal === null) return null;
    const difference = Math.round((originalTotal - total) * 100) / 100;
    if (difference === 0) return null;
    const key = difference > 0 ? 'discounted' : 'surcharged';
    return text(key, { amount: money(Math.abs(difference)) });
  };
}
