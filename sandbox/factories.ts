import type { Clock } from './clock.ts';
import { newId } from './ids.ts';
import { billFor } from './orderBill.ts';
import type { NewOrderRow, OrderAddress, OrderItem } from './resources/orders/schema.ts';
import { frameOf } from './resources/orders/times.ts';

/** The input of `buildOrder`, with real times. `buildOrder` converts them to stored times. */
export interface OrderInput {
  restaurantId: string;
  orderNumber: string;
  createdAt?: number;
  status?: string;
  statusTiming?: Record<string, number>;
  items?: OrderItem[];
  coupon?: number;
  customerName?: string;
  address?: Partial<OrderAddress>;
  [column: string]: unknown;
}

export function exampleItems(): OrderItem[] {
  return [
    { name: 'Paneer Butter Masala', variant: 'Full', quantity: 2, price: 280, diet: 'veg' },
    { name: 'Butter Naan', quantity: 4, price: 55, diet: 'veg' },
  ];
}

export function exampleAddress(name: string): OrderAddress {
  return {
    name,
    phone: '6000000099',
    address: '12 Example Road, Demo Nagar, Bengaluru 560000',
    landmark: 'Opp. Sample Park',
    title: 'Home',
  };
}

type Searched = Pick<
  NewOrderRow,
  'orderNumber' | 'customerName' | 'invoiceNumber' | 'total' | 'items'
>;

/** Builds an order and fills missing fields with plausible values. */
export function buildOrder(clock: Clock, input: OrderInput): NewOrderRow {
  const { createdAt = clock.now(), statusTiming, coupon = 100, address, ...given } = input;
  const { status = 'waiting_for_confirmation', customerName = 'Asha Sample' } = given;
  const items = given.items ?? exampleItems();
  const bill = billFor(items, coupon);
  const frame = frameOf(status);
  const times = statusTiming ?? { waiting_for_confirmation: createdAt, [status]: createdAt };
  const stored = Object.entries(times).map(
    ([name, at]) => [name, clock.stored(at, frame)] as const,
  );
  const row = {
    id: newId(),
    ...documentNumbers(given.orderNumber),
    total: bill.total,
    distanceKm: 2.4,
    cookingTime: '20 minutes',
    deliveryTime: '35 minutes',
    ...given,
    ...(status === 'waiting_for_confirmation' ? { cookingTime: '' } : {}),
    status,
    customerName,
    items,
    bill,
    address: { ...exampleAddress(customerName), ...address },
    createdAt: clock.stored(createdAt, frame),
    statusTiming: Object.fromEntries(stored),
  };
  return { ...row, ...searchTexts(row) };
}

function searchTexts({ orderNumber, customerName, invoiceNumber, total, items }: Searched) {
  const dishes = items
    .map(({ name }) => name)
    .join('\n')
    .toLowerCase();
  const words = [orderNumber, customerName, invoiceNumber, total, dishes];
  return { dishes, words: words.join('\n').toLowerCase() };
}

function documentNumbers(orderNumber: string) {
  const serial = orderNumber.split('-').at(-1) ?? '0';
  return {
    paymentStatus: 'captured',
    paymentMethod: 'upi',
    invoiceNumber: `INV/26-27/${serial.padStart(6, '0')}`,
    transactionId: `pay_demo_${serial}`,
    verificationCode: '4821',
  };
}
