import { dishes } from './dishes.ts';
import type { OrderInput } from './factories.ts';
import type { Random } from './random.ts';
import type { OrderItem } from './resources/orders/schema.ts';

const FIRST = 'Asha Ravi Meera Imran Kavya Joseph Divya Arjun Fatima Naveen'.split(' ');
const LAST = 'Sample Demo Example Testwala Placeholder Nobody'.split(' ');
// Mostly small orders: the average bill is about 400 rupees.
const LINE_COUNTS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4, 5, 6];
const PREPARATION_TIMES = [20, 25, 30, 40, 45];
const COUPONS = [0, 0, 0, 50, 100];

/** Creates a plausible order, deterministically for a given `random`. */
export function randomOrder(random: Random): Omit<OrderInput, 'restaurantId' | 'orderNumber'> {
  const items = randomItems(random);
  const subTotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const customerName = `${random.pick(FIRST)} ${random.pick(LAST)}`;
  return {
    items,
    coupon: subTotal >= 300 ? random.pick(COUPONS) : 0,
    customerName,
    address: {
      phone: `60000000${String(random.whole(10, 99))}`,
      address: `${random.whole(1, 240)} Example Road, Demo Nagar, Bengaluru 560000`,
      title: random.pick(['Home', 'Home', 'Work', 'Other']),
    },
    distanceKm: random.whole(4, 75) / 10,
    paymentMethod: random.pick(['upi', 'upi', 'card', 'netbanking', 'wallet']),
    deliveryTime: `${random.whole(25, 55)} minutes`,
    cookingTime: `${random.pick(PREPARATION_TIMES)} minutes`,
    verificationCode: String(random.whole(1000, 9999)),
  };
}

export function randomItems(random: Random, lines = random.pick(LINE_COUNTS)): OrderItem[] {
  const left = [...dishes];
  return Array.from({ length: Math.min(lines, left.length) }, () => {
    const [dish] = left.splice(random.whole(0, left.length - 1), 1);
    const quantity = random.chance(0.15) ? 2 : 1;
    return dish ? [{ ...dish, quantity }] : [];
  }).flat();
}
