import type { DescriptionRow } from '../../ui/primitives/DescriptionList';
import { type Order, useCustomerFacts, useOrderFacts } from '../orders/public';

/** The facts of the Order Details panel, in the order of specification A 2. */
export function useOrderRows(
  order: Order,
): Record<'order' | 'customer' | 'payment', DescriptionRow[]> {
  const customer = useCustomerFacts(order);
  const facts = useOrderFacts(order);
  return {
    order: [
      facts.invoiceNumber,
      facts.orderId,
      facts.transactionId,
      facts.status,
      facts.verificationCode,
      facts.cookingTime,
      facts.distance,
      facts.deliveryTime,
    ],
    customer,
    payment: [
      facts.subtotal,
      facts.afterDiscount,
      facts.packingFee,
      facts.deliveryFee,
      facts.tax,
      facts.couponDiscount,
      facts.total,
    ],
  };
}
