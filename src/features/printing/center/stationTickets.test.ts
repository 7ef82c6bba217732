import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryPrinter } from '../../../../tests/support/memoryPrinter';
import { type Device, openPrintDevice } from '../../../../tests/support/printDevice';
import { stationAtom, stationsAtom } from '../../../core/orders/stations/state';
import { setJobAtom } from '../device/jobs';
import { setupsAtom } from '../device/printers';
import { settingsAtom } from '../device/settings';
import { areTicketsOpenAtom } from './Tickets';

const MENU = [
  { _id: 'i1', name: 'Naan', dish_category_id: 'tandoor' },
  { _id: 'i2', name: 'Lassi', dish_category_id: 'drinks' },
];
const NAAN = { food_item_name: 'Naan', quantity: 2 };
const LASSI = { food_item_name: 'Lassi', quantity: 1 };
const THALI = { food_item_name: 'Thali of the day', quantity: 1 };
const DISHES = { A: [NAAN, LASSI], B: [LASSI], C: [LASSI, THALI] };

/** A device of the tandoor, which prints automatically. */
async function openTandoor(options: Pick<Device, 'menu'> = { menu: () => MENU }) {
  const printer = memoryPrinter();
  const device = openPrintDevice({ printer, dishes: DISHES, ...options });
  const tandoor = { id: 's1', name: 'Tandoor', elsewhere: ['drinks'], distance: '' };
  act(() => {
    device.store.set(stationsAtom, [tandoor]);
    device.store.set(stationAtom, 's1');
  });
  await device.printAutomatically(true);
  await device.prepare();
  const printed = () =>
    printer.jobs.map(({ kind, ticket }) => [
      kind,
      ticket.number,
      ticket.lines.map(({ name }) => name),
    ]);
  return { ...device, printer, printed };
}

test('a kitchen ticket has the dishes of the station and those of an unknown category', async () => {
  const { prepare, wait, printed, listed } = await openTandoor();
  await prepare('A', 'B', 'C');
  await wait(1_500);

  expect(printed()).toEqual([
    ['kot', 'A', ['Naan']],
    ['kot', 'C', ['Thali of the day']],
  ]);
  expect(listed()).toBeNull();
});

test('a ticket without a dish of the station is listed, is not counted, and can be printed', async () => {
  const { store, prepare, wait, printed, listed, press } = await openTandoor();
  await prepare('B');
  await wait(1_500);
  expect(listed()).toBeNull();
  act(() => store.set(areTicketsOpenAtom, true));
  screen.getByText('Not printed here: other stations cook its dishes');
  await press(/^Print now: .*, order B$/);
  await wait(1_500);

  expect(printed()).toEqual([['kot', 'B', ['Lassi']]]);
});

test('a kitchen ticket has all dishes if the menu cannot be read in time', async () => {
  const { prepare, wait, printed } = await openTandoor({ menu: () => new Promise(() => {}) });
  await prepare('B');
  await wait(6_000);

  expect(printed()).toEqual([['kot', 'B', ['Lassi']]]);
});

test('a ticket that is tried again has the dishes of the station', async () => {
  const { printer, prepare, close, ...opened } = await openTandoor();
  printer.refuse('Paper is out');
  await prepare('A');
  await opened.wait(1_500);
  await close();
  const again = openPrintDevice({ ...opened, printer, dishes: DISHES, menu: () => MENU });
  printer.refuse(null);
  again.tickets();
  await again.press(/^Try again/);
  await again.wait(1_500);

  expect(opened.printed()).toEqual([['kot', 'A', ['Naan']]]);
});

test('a ticket that was printed by hand has all dishes when it is tried again', async () => {
  const { store, printed, tickets, press, wait } = await openTandoor();
  const byHand = { id: 'A', number: 'A', kind: 'kot', copies: 1 } as const;
  act(() => store.set(setJobAtom, byHand, { state: 'failed', reason: 'Paper is out' }));
  tickets();
  await press(/^Try again/);
  await wait(1);

  expect(printed()).toEqual([['kot', 'A', ['Naan', 'Lassi']]]);
});

test('each printer prints the dishes of its station', async () => {
  const printers = ['kitchen', 'counter'].map((id) => ({ id, ...memoryPrinter() }));
  const adapters = printers.map(({ id, print }) => ({ id, print, connect: async () => null }));
  const device = openPrintDevice({ printer: adapters, dishes: DISHES, menu: () => MENU });
  const setup = { device: { id: 'p', name: 'P' }, columns: 48, kinds: ['kot'] } as const;
  act(() => {
    device.store.set(stationsAtom, [
      { id: 's1', name: 'Tandoor', elsewhere: ['drinks'], distance: '' },
      { id: 's2', name: 'Bar', elsewhere: ['tandoor'], distance: '' },
    ]);
    device.store.set(setupsAtom, [
      { ...setup, name: 'kitchen', adapter: 'kitchen', station: 's1' },
      { ...setup, name: 'counter', adapter: 'counter', station: 'deleted' },
    ]);
  });
  await device.printAutomatically(true);
  await device.prepare();
  await device.prepare('A', 'B');
  await device.wait(1_500);
  const [kitchen, counter] = printers.map(({ jobs }) =>
    jobs.map(({ ticket }) => ticket.lines.map(({ name }) => name)),
  );

  expect(kitchen).toEqual([['Naan']]);
  expect(counter).toEqual([['Naan', 'Lassi'], ['Lassi']]);
  act(() =>
    device.store.set(setupsAtom, [
      { ...setup, name: 'kitchen', adapter: 'kitchen', station: 's2' },
    ]),
  );
  await device.prepare('A', 'B', 'C');
  await device.wait(1_500);
  expect(printers[0]?.jobs.at(-1)?.ticket.lines).toHaveLength(2);
});

test('a bill has all dishes', async () => {
  const { store, prepare, wait, printed } = await openTandoor();
  act(() => store.set(settingsAtom, { ...store.get(settingsAtom), kinds: 'bill' }));
  await prepare('A', 'B');
  await wait(1_500);

  expect(printed()).toEqual([
    ['bill', 'A', ['Naan', 'Lassi']],
    ['bill', 'B', ['Lassi']],
  ]);
});
