import type { OrderSummary } from '../../core/contracts';
import type { Order } from '../../core/orders/types';

/** The fields of an order for the host's slots, without personal data or the pickup code. */
export function toOrderSummary(order: Order): OrderSummary {
  const { id, number, status, createdAt, bill, paymentStatus, paymentMethod, instructions } = order;
  return {
    id,
    number,
    status,
    placedAt: createdAt,
    items: order.items.map(({ name, variant, quantity, price, instructions: note }) => ({
      name,
      variant,
      quantity,
      price,
      instructions: note,
    })),
    subtotal: bill.subtotal,
    total: bill.total,
    paymentStatus,
    paymentMethod,
    instructions,
    extra: order.extra,
  };
}
