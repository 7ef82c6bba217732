import type { Bill, Item, Line, Order, Status } from '../types.ts';

const MINUTE = 60_000;
const PAST = 60;
const PACKING = 15;
const DELIVERY = 30;
const TAX_PERCENT = 5;
const CUSTOMERS = ['Farah Sample', 'Ravi Sample', 'Meera Sample'];

/** The statuses of an order, with the minutes after which each is reached. */
const WAY: readonly (readonly [Status, number])[] = [
  ['NEW', 0],
  ['COOKING', 1],
  ['PACKING', 15],
  ['READY', 17],
  ['DELIVERED', 40],
];
const DECLINED: typeof WAY = [
  ['NEW', 0],
  ['DECLINED', 2],
];

/** The open orders, with the minutes since they were placed. */
const OPEN: typeof WAY = [
  ['NEW', 1],
  ['NEW', 2],
  ['COOKING', 8],
];

/** The open orders of a restaurant and sixty past ones, newest first. */
export function seedOrders(menu: readonly Item[], now: number): Order[] {
  const past = Array.from({ length: PAST }, (_, index) => {
    const status: Status = index % 10 === 4 ? 'DECLINED' : 'DELIVERED';
    return [status, (index + 1) * 500] as const;
  });
  return [...OPEN, ...past].map(([status, minutes], index) =>
    createOrder(menu, { number: 563 - index, status, placedAt: now - minutes * MINUTE }),
  );
}

/** An order of one dish, which its number selects. */
export function createOrder(
  menu: readonly Item[],
  { number, status, placedAt }: { number: number; status: Status; placedAt: number },
): Order {
  const item = menu[number % menu.length];
  const lines = item ? [toLine(item, 1 + (number % 3))] : [];
  const last = WAY.findIndex(([reached]) => reached === status);
  const way = status === 'DECLINED' ? DECLINED : WAY.slice(0, last + 1);
  return {
    id: `o${number}`,
    number: `B-${number}`,
    status,
    placedAt: new Date(placedAt).toISOString(),
    minutes: way.length > 1 && status !== 'DECLINED' ? 20 : null,
    customer: {
      name: CUSTOMERS[number % CUSTOMERS.length] ?? '',
      phone: '6000000099',
      address: '7 Example Street, Bengaluru 560000',
    },
    lines,
    bill: createBill(lines),
    paidWith: number % 7 === 0 ? null : 'upi',
    note: number % 4 === 0 ? 'No peanuts' : null,
    code: String(1_000 + number),
    timeline: way.map(([reached, minutes]) => ({
      status: reached,
      at: new Date(placedAt + minutes * MINUTE).toISOString(),
    })),
  };
}

function toLine({ id, name, diet, price, prices }: Item, quantity: number): Line {
  const [first] = prices;
  const variant = first?.first ?? '';
  return { itemId: id, name, variant, quantity, price: first?.price ?? price, diet, note: null };
}

function createBill(lines: readonly Line[]): Bill {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const tax = Math.round((subtotal + PACKING) * TAX_PERCENT) / 100;
  return {
    subtotal,
    discount: 0,
    afterDiscount: subtotal,
    packing: PACKING,
    taxPercent: TAX_PERCENT,
    tax,
    delivery: DELIVERY,
    total: Math.round((subtotal + PACKING + tax + DELIVERY) * 100) / 100,
  };
}
