import type { OrderBill, OrderItem } from './resources/orders/schema.ts';

const PACKING_FEE = 20;
const DELIVERY_FEE = 35;
const GST_PERCENTAGE = 5;
const RESTAURANT_CHARGE = 18;

/** The bill of an order. GST is charged on discounted food and packing, and rounded half up to paise. */
export function billFor(items: readonly OrderItem[], coupon: number): OrderBill {
  const itemSubTotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const discount = Math.min(coupon, itemSubTotal);
  const afterDiscount = itemSubTotal - discount;
  const tax = gst(afterDiscount + PACKING_FEE);
  const fees = PACKING_FEE + DELIVERY_FEE;
  return {
    itemSubTotal,
    coupon: discount,
    afterDiscount,
    packingFee: PACKING_FEE,
    gstPercentage: GST_PERCENTAGE,
    tax,
    deliveryFee: DELIVERY_FEE,
    total: paise(afterDiscount + fees + tax),
    originalTotal: paise(itemSubTotal + fees + gst(itemSubTotal + PACKING_FEE)),
    restaurantCharge: paise(((afterDiscount + PACKING_FEE) * RESTAURANT_CHARGE) / 100),
  };
}

function gst(amount: number): number {
  return paise((amount * GST_PERCENTAGE) / 100);
}

function paise(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100;
}
