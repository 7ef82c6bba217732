import type { Bill, Dish, Order, OrderLine, OrderState } from '../api.ts';

const MINUTE = 60_000;
const PACKING = 2_000;
const DELIVERY = 3_500;
const TAX_PERCENT = 5;
const CUSTOMERS = ['Meera Sample', 'Ravi Sample', 'Farah Sample', 'Kiran Sample'];

/** The states of an order, with the minutes after which each is reached. */
const WAY: readonly (readonly [OrderState, number])[] = [
  ['placed', 0],
  ['accepted', 2],
  ['packing', 18],
  ['ready', 21],
  ['delivered', 45],
];
const REJECTED: typeof WAY = [
  ['placed', 0],
  ['rejected', 3],
];

/** The open orders, with the minutes since they were placed. */
const OPEN: typeof WAY = [
  ['placed', 1],
  ['placed', 2],
  ['accepted', 10],
  ['ready', 30],
];

/** The open orders of a store and sixty past ones, newest first. */
export function seedOrders(menu: readonly Dish[], now: number): Order[] {
  const past = Array.from({ length: 60 }, (_, index) => {
    const state: OrderState = index % 12 === 5 ? 'rejected' : 'delivered';
    return [state, (index + 1) * 600] as const;
  });
  return [...OPEN, ...past].map(([state, minutes], index) =>
    createOrder(menu, { number: 1_064 - index, state, placedAt: now - minutes * MINUTE }),
  );
}

/** An order of one or two dishes, which its number selects. */
export function createOrder(
  menu: readonly Dish[],
  { number, state, placedAt }: { number: number; state: OrderState; placedAt: number },
): Order {
  const lines = [number, number + 1].slice(0, 1 + (number % 2)).flatMap((pick) => {
    const dish = menu[pick % menu.length];
    return dish ? [toLine(dish, 1 + (pick % 3))] : [];
  });
  const name = CUSTOMERS[number % CUSTOMERS.length] ?? '';
  const last = WAY.findIndex(([reached]) => reached === state);
  const way = state === 'rejected' ? REJECTED : WAY.slice(0, last + 1);
  const history = way.map(([reached, minutes]) => ({
    state: reached,
    at: new Date(placedAt + minutes * MINUTE).toISOString(),
  }));
  return {
    id: `order-${number}`,
    number: `TF-${number}`,
    state,
    placedAt: new Date(placedAt).toISOString(),
    prepMinutes: state === 'placed' || state === 'rejected' ? null : 20,
    customer: { name, phone: '+916000000099', address: '7 Example Street, Bengaluru 560000' },
    lines,
    bill: createBill(lines, number % 5 === 0 ? 5_000 : 0),
    payment: { method: 'upi', isPaid: true, reference: `pay-${number}` },
    note: number % 4 === 0 ? 'No onion' : null,
    pickupCode: String(1_000 + (number % 9_000)),
    history,
  };
}

function toLine(dish: Dish, quantity: number): OrderLine {
  return {
    dishId: dish.id,
    name: dish.name,
    quantity,
    unitPrice: dish.price,
    diet: dish.diet,
    note: null,
  };
}

function createBill(lines: readonly OrderLine[], coupon: number): Bill {
  const items = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const discount = Math.min(coupon, items);
  const taxed = items - discount + PACKING;
  const tax = Math.round((taxed * TAX_PERCENT) / 100);
  const total = taxed + tax + DELIVERY;
  return {
    items,
    discount,
    packing: PACKING,
    taxPercent: TAX_PERCENT,
    tax,
    delivery: DELIVERY,
    total,
  };
}
