import type { DescriptionRow } from '../../../ui/primitives/layout/DescriptionList';
import { useCharges, useCustomerFacts, useOrderFacts } from '../../../ui/orders/useOrderFacts';
import type { Order } from '../../../core/orders/types';

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
