import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryPrinter } from '../../../../tests/support/memoryPrinter';
import { type Device, openPrintDevice } from '../../../../tests/support/printDevice';
import { memoryStorage } from '../../../adapters/storage/openStorage';
import { ApiRefusal } from '../../../core/api/errors';
import type { PrintJob } from '../../../core/contracts';
import type { Wire } from '../../../core/format/wireValues';
import { stationAtom, stationsAtom } from '../../../core/orders/stations/state';
import { settingsAtom } from '../device/settings';

const naan = (quantity: number) => ({ _id: 'l1', food_item_name: 'Naan', quantity });
const LASSI = { food_item_name: 'Lassi', quantity: 1 };
const RAITA = { food_item_name: 'Raita', quantity: 1 };

/** The time in which a slip is printed after an order has left the lists, in ms. */
const LEFT_MS = 4_000;

const linesOf = ({ kind, copies, ticket }: PrintJob) => [
  kind,
  ticket.number,
  copies,
  ...ticket.lines.map(({ name, quantity, quantityBefore }) =>
    quantityBefore === undefined
      ? `${quantity} ${name}`
      : `${name} ${quantityBefore} → ${quantity}`,
  ),
];

/** A device that has printed the ticket of order A, with 2 naan and a lassi. */
async function openPrinted(options: Pick<Device, 'storage' | 'menu'> = {}) {
  const printer = memoryPrinter();
  const dishes: Record<string, readonly Wire[]> = { A: [naan(2), LASSI] };
  const statuses: Record<string, string> = {};
  const device = openPrintDevice({ ...options, printer, dishes, statuses });
  await device.printAutomatically(true);
  await device.prepare();
  await device.prepare('A');
  await device.wait(1_500);
  return { ...device, printer, dishes, statuses, printed: () => printer.jobs.map(linesOf) };
}

const TICKET = ['kot', 'A', 1, '2 Naan', '1 Lassi'];
const CANCELLED = ['cancelled', 'A', 1, '2 Naan', '1 Lassi'];

test.each(['declined', 'cancelled'])(
  'an order that is %s prints its dishes once',
  async (status) => {
    const { statuses, prepare, wait, printed, printer } = await openPrinted();
    statuses.A = status;
    await prepare();
    await wait(LEFT_MS);
    await prepare('B');
    await prepare();
    await wait(LEFT_MS);

    expect(printed()).toEqual([TICKET, CANCELLED, ['kot', 'B', 1]]);
    expect(printer.jobs[1]?.html()).toMatch(/CANCELLED[^]*>A<[^]*Naan/);
  },
);

test('two changes in a row print a slip each with the old and the new quantity', async () => {
  const { dishes, prepare, wait, printed, printer } = await openPrinted();
  dishes.A = [naan(1), LASSI];
  await prepare('A');
  await wait(1);
  dishes.A = [naan(3), RAITA];
  await prepare('A');
  await wait(1);
  await prepare('A', 'B');

  expect(printed().slice(1, 3)).toEqual([
    ['changed', 'A', 1, 'Naan 2 → 1'],
    ['changed', 'A', 1, 'Naan 1 → 3', 'Lassi 1 → 0', 'Raita 0 → 1'],
  ]);
  expect(printed()).toHaveLength(4);
  expect(printer.jobs[1]?.html()).toContain('2 × → 1 ×');
});

test('an order that is completed, or only moves between lists, prints nothing', async () => {
  const { statuses, prepare, ready, wait, printed } = await openPrinted();
  statuses.A = 'ready_to_pickup';
  await prepare();
  await wait(LEFT_MS);
  await ready('A');
  statuses.A = 'completed';
  await ready();
  await wait(LEFT_MS);
  statuses.A = 'cancelled';
  await wait(60_000);

  expect(printed()).toEqual([TICKET]);
});

test('a list that differs from the order itself prints nothing', async () => {
  const { dishes, prepare, wait, printed } = await openPrinted();
  const { A = [] } = dishes;
  dishes.A = [naan(1)];
  const shown = prepare('A');
  dishes.A = A;
  await shown;
  await wait(LEFT_MS);

  expect(printed()).toEqual([TICKET]);
});

/** Fails the first reads of order A with this error. */
function failReads(
  statuses: Record<string, string>,
  { error, count }: { error: Error; count: number },
) {
  let reads = 0;
  Object.defineProperty(statuses, 'A', {
    get() {
      reads += 1;
      if (reads <= count) throw error;
      return 'declined';
    },
  });
}

test('an order that cannot be read is read again later', async () => {
  const { statuses, prepare, wait, printed } = await openPrinted();
  failReads(statuses, { error: new Error('offline'), count: 2 });
  await prepare();
  await wait(LEFT_MS);
  await wait(30_000);
  expect(printed()).toEqual([TICKET]);
  await wait(60_000);

  expect(printed()).toEqual([TICKET, CANCELLED]);
});

test('an order that is gone is cancelled only if a second read does not find it', async () => {
  const { statuses, prepare, wait, printed } = await openPrinted();
  failReads(statuses, { error: new ApiRefusal(404, ''), count: Infinity });
  await prepare();
  await wait(LEFT_MS);
  expect(printed()).toEqual([TICKET]);
  await wait(30_000);

  expect(printed()).toEqual([TICKET, CANCELLED]);
});

test('two reads without the order, with one that has it in between, cancel nothing', async () => {
  const { statuses, prepare, wait, printed } = await openPrinted();
  let reads = 0;
  Object.defineProperty(statuses, 'A', {
    get() {
      reads += 1;
      if (reads === 1 || reads === 3) throw new ApiRefusal(404, '');
      return 'packing_processing';
    },
  });
  await prepare();
  await wait(LEFT_MS);
  await wait(300_000);

  expect(reads).toBeGreaterThan(3);
  expect(printed()).toEqual([TICKET]);
});

test('an order that was cancelled while the page was closed prints a slip at the next start', async () => {
  const { storage, statuses, dishes, close, printer, printed } = await openPrinted();
  await close();
  statuses.A = 'cancelled';
  const next = openPrintDevice({ storage, printer, statuses, dishes });
  await next.prepare();
  await next.wait(LEFT_MS);

  expect(printed()).toEqual([TICKET, CANCELLED]);
});

test('a slip that was not printed is listed, and is a copy if it may be on paper', async () => {
  const { statuses, prepare, wait, printer, tickets, press, printed } = await openPrinted();
  const answer = printer.hang();
  statuses.A = 'declined';
  await prepare();
  await wait(LEFT_MS);
  await wait(20_000);
  answer();
  expect(tickets()[0]).toBe(
    'Order #A CancellationNot printed: the printer did not answer. The ticket may be on paper.',
  );
  await press(/^Try again: Cancellation, order A$/);

  expect(printed()).toEqual([TICKET, CANCELLED, CANCELLED]);
  expect(printer.jobs.map(({ isReprint }) => isReprint)).toEqual([false, false, true]);
});

test('a slip has as many copies as its ticket', async () => {
  const { store, statuses, prepare, wait, printed } = await openPrinted();
  act(() => store.set(settingsAtom, { ...store.get(settingsAtom), copies: 3 }));
  await prepare('A', 'B');
  statuses.B = 'declined';
  await prepare('A');
  await wait(LEFT_MS);

  expect(printed().slice(1)).toEqual([
    ['kot', 'B', 3],
    ['cancelled', 'B', 3],
  ]);
});

test('a ticket that the printer refused has no slip', async () => {
  const { dishes, statuses, printer, prepare, wait, printed } = await openPrinted();
  printer.refuse('Paper is out');
  dishes.B = [LASSI];
  await prepare('A', 'B');
  printer.refuse(null);
  statuses.B = 'declined';
  await prepare('A');
  await wait(LEFT_MS);

  expect(printed()).toEqual([TICKET]);
});

test('without automatic printing there are no slips', async () => {
  const { statuses, printAutomatically, prepare, wait, printed } = await openPrinted();
  await printAutomatically(false);
  statuses.A = 'declined';
  await prepare();
  await wait(LEFT_MS);

  expect(printed()).toEqual([TICKET]);
});

test('what the device stores of a slip has no text of the order', async () => {
  const texts: string[] = [];
  const memory = memoryStorage();
  const storage = {
    ...memory,
    set(key: string, value: string) {
      texts.push(value);
      memory.set(key, value);
    },
  };
  const { dishes, printer, prepare, wait } = await openPrinted({ storage });
  printer.refuse('Paper is out');
  dishes.A = [naan(1), LASSI];
  await prepare('A');
  await wait(1);

  expect(texts.join(' ')).toContain('"kind":"changed"');
  expect(texts.join(' ')).not.toContain('Naan');
});

test('a slip is printed where the station has a changed dish', async () => {
  const menu = () => [
    { _id: 'i1', name: 'Naan', dish_category_id: 'tandoor' },
    { _id: 'i2', name: 'Lassi', dish_category_id: 'drinks' },
    { _id: 'i3', name: 'Raita', dish_category_id: 'drinks' },
  ];
  const { store, dishes, statuses, prepare, wait, printed } = await openPrinted({ menu });
  act(() => {
    store.set(stationsAtom, [{ id: 's1', name: 'Tandoor', elsewhere: ['drinks'], distance: '' }]);
    store.set(stationAtom, 's1');
  });
  Object.assign(dishes, { B: [naan(2), LASSI], C: [LASSI], D: [LASSI] });
  await prepare('A', 'B', 'C', 'D');
  await wait(1_500);
  Object.assign(dishes, { B: [naan(2), RAITA], C: [LASSI, naan(1)] });
  await prepare('A', 'B', 'C', 'D');
  await wait(1_500);
  dishes.B = [RAITA];
  await prepare('A', 'B', 'C', 'D');
  await wait(1_500);
  Object.assign(statuses, { B: 'declined', C: 'declined', D: 'declined' });
  await prepare('A');
  await wait(LEFT_MS);

  expect(printed()).toEqual([
    TICKET,
    ['kot', 'B', 1, '2 Naan'],
    ['changed', 'C', 1, 'Naan 0 → 1'],
    ['changed', 'B', 1, 'Naan 2 → 0'],
    ['cancelled', 'C', 1, '1 Naan'],
  ]);
});
