import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '../../../../tests/support/orderApi';
import { failing, readsOf, testWire } from '../../../../tests/support/orderApi';
import { createTestPortal, type Scenario } from '../../../../tests/support/renderInPortal';
import { memoryStorage } from '../../../adapters/storage/memoryStorage';
import { ApiRefusal, NetworkFailure } from '../../../core/api/errors';
import { createConnection } from '../../../core/connection/createConnection';
import type { Wire } from '../../../core/format/wireValues';
import { stationAtom, stationsAtom } from '../../../core/orders/stations/state';
import { shownOrders } from '../../../core/orders/live/queries';
import { ringingOrdersAtom } from '../live/alarm/ringing';
import { ticketLines } from './rules/ticketLines';
import { QuietElsewhere } from './stations/QuietElsewhere';
import { StationSwitch } from './stations/StationSwitch';
import { Recall } from './strikes/Recall';
import { TicketCommandsContext } from './ticket/ticketModel';
import { TicketView } from './ticket/TicketView';
import { useOpenOrders } from './useOpenOrders';
import { useTickets } from './useTickets';

const NAAN = { food_item_name: 'Naan', quantity: 2, line_id: 'line-1', state: 'open' };
const LASSI = { food_item_name: 'Lassi', quantity: 1, line_id: 'line-2', state: 'open' };
const COOKING = testWire({ status: 'cooking', cart_items: [NAAN, LASSI] });
const MENU = [
  { _id: 'i1', name: 'Naan', dish_category_id: 'tandoor' },
  { _id: 'i2', name: 'Lassi', dish_category_id: 'drinks' },
];
const SHARED = { capabilities: ['orders.items'] } as const;

/** The tickets without their pages, which need the sizes of a browser. */
function Tickets() {
  const { newTickets, tickets, commands, left } = useTickets(useOpenOrders());
  return (
    <TicketCommandsContext.Provider value={commands}>
      <QuietElsewhere />
      <StationSwitch />
      {[...newTickets, ...tickets].map((ticket) => {
        const lines = ticketLines({ ...ticket.order, items: ticket.items }, 60);
        const lists = [{ from: 0, to: lines.length }];
        const segment = { id: ticket.id, lists, isFirst: true, isLast: true, scrolls: false };
        return <TicketView key={ticket.id} ticket={{ ...ticket, lines }} segment={segment} />;
      })}
      <Recall left={left} onClose={() => {}} />
    </TicketCommandsContext.Provider>
  );
}

interface Tablet extends Omit<Scenario, 'orders'> {
  orders?: Wire[];
  station?: string[];
}

/** A tablet in kitchen mode; `station` are the categories that others cook. */
async function openTablet({ orders = [COOKING], station, ...scenario }: Tablet = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers: Answers = { ...readsOf(orders), foodItemAll: () => MENU, ...scenario.answers };
  const portal = createTestPortal({ ...scenario, orders, answers });
  const { store, wrapper, market } = portal;
  if (station) {
    store.set(stationsAtom, [{ id: 's1', name: 'Tandoor', elsewhere: station, distance: '' }]);
    store.set(stationAtom, 's1');
  }
  const view = render(
    <StrictMode>
      <Tickets />
    </StrictMode>,
    { wrapper },
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(100);
  return {
    ...portal,
    wait,
    close: () => view.unmount(),
    async read() {
      await act(async () => {
        for (const list of Object.values(shownOrders)) await store.get(list).refetch();
      });
      await wait(1);
    },
    sent: () =>
      market.calls
        .filter(({ name }) => name === 'orderItemState')
        .map(({ body }) => [body.line_id, body.state]),
  };
}

const dish = (name: RegExp) => screen.getByRole('button', { name });
const isStruck = (name: RegExp) => dish(name).getAttribute('aria-pressed') === 'true';
const tap = (name: RegExp) => fireEvent.click(dish(name));

test('a dish that is crossed off is so after a reload', async () => {
  const storage = memoryStorage();
  const { close } = await openTablet({ storage });
  tap(/Naan/);
  expect([isStruck(/Naan/), isStruck(/Lassi/)]).toEqual([true, false]);
  close();

  await openTablet({ storage });
  expect([isStruck(/Naan/), isStruck(/Lassi/)]).toEqual([true, false]);
  tap(/Naan/);
  expect(isStruck(/Naan/)).toBe(false);
});

test('only a dish whose diet is known has its mark', async () => {
  await openTablet({
    orders: [testWire({ status: 'cooking', cart_items: [{ ...NAAN, veg_nonveg: 'veg' }, LASSI] })],
  });
  const ticket = within(screen.getByRole('article'));
  expect(ticket.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Veg',
  ]);
});

test('the second click of a double click does not take it back', async () => {
  await openTablet();
  fireEvent.click(dish(/Naan/), { detail: 1 });
  fireEvent.click(dish(/Naan/), { detail: 2 });
  expect(isStruck(/Naan/)).toBe(true);
});

test('the next step is filled once all dishes are crossed off', async () => {
  await openTablet();
  const look = () => dish(/^Order Ready/).dataset.variant;
  tap(/Naan/);
  expect(look()).toBe('secondary');
  tap(/Lassi/);
  expect(look()).toBe('primary');
});

test('a line whose quantity changes is open again', async () => {
  const orders = [COOKING];
  const { read } = await openTablet({ orders });
  tap(/Naan/);
  tap(/Lassi/);
  orders[0] = { ...COOKING, cart_items: [{ ...NAAN, quantity: 3 }, LASSI] };
  await read();
  expect([isStruck(/Naan/), isStruck(/Lassi/)]).toEqual([false, true]);
});

test('the strikes of an order that has left are forgotten', async () => {
  const storage = memoryStorage();
  const orders = [COOKING];
  const { read, wait, store } = await openTablet({ storage, orders });
  tap(/Naan/);
  orders.length = 0;
  await read();
  await wait(90_000);
  orders.push(COOKING);
  await read();
  expect(isStruck(/Naan/)).toBe(false);
  expect(store.get(ringingOrdersAtom)).toEqual([]);
});

test('without the capability nothing is sent', async () => {
  const { wait, sent } = await openTablet();
  tap(/Naan/);
  await wait(30_000);
  expect(sent()).toEqual([]);
});

test('a strike is sent once', async () => {
  const { wait, sent } = await openTablet(SHARED);
  tap(/Naan/);
  await wait(25_000);
  expect(sent()).toEqual([['line-1', 'done']]);
  expect(isStruck(/Naan/)).toBe(true);
});

test('a dish that another device crosses off is crossed off here', async () => {
  const orders = [COOKING];
  const { read, sent } = await openTablet({ ...SHARED, orders });
  orders[0] = { ...COOKING, cart_items: [{ ...NAAN, state: 'done' }, LASSI] };
  await read();
  expect(isStruck(/Naan/)).toBe(true);
  tap(/Naan/);
  expect(isStruck(/Naan/)).toBe(false);
  await vi.waitFor(() => expect(sent()).toEqual([['line-1', 'open']]));
});

test('a line that is tapped again while its state is sent ends as it was tapped last', async () => {
  const replies: (() => void)[] = [];
  const orderItemState = () => new Promise<void>((resolve) => replies.push(resolve));
  const { wait, sent } = await openTablet({ ...SHARED, answers: { orderItemState } });
  tap(/Naan/);
  await wait(1);
  tap(/Naan/);
  await wait(1);
  replies[0]?.();
  await wait(1);
  replies[1]?.();
  await wait(15_000);
  expect(sent()).toEqual([
    ['line-1', 'done'],
    ['line-1', 'open'],
  ]);
});

test('a strike without a connection is sent when it is back', async () => {
  const connection = createConnection(Date.now);
  const { wait, sent, answer } = await openTablet({
    ...SHARED,
    connection,
    answers: { orderItemState: failing(new NetworkFailure('unreachable')) },
  });
  tap(/Naan/);
  await wait(1);
  answer({ orderItemState: () => null });
  expect([isStruck(/Naan/), sent().length]).toEqual([true, 1]);
  await wait(11_000);
  expect([isStruck(/Naan/), sent().length]).toEqual([true, 2]);
});

test('a strike that is refused is taken back with a message', async () => {
  const { wait, toasts } = await openTablet({
    ...SHARED,
    answers: { orderItemState: failing(new ApiRefusal(409, 'This order is not open any more.')) },
  });
  tap(/Naan/);
  await wait(1);
  expect(isStruck(/Naan/)).toBe(false);
  expect(toasts()).toEqual(['Naan of order ORD-1 was not crossed off. Try again.']);
});

test('a station shows its dishes, and the next step is on the screen with all dishes', async () => {
  await openTablet({ station: ['drinks'] });
  expect(screen.queryByRole('button', { name: /Lassi/ })).toBeNull();
  screen.getByText('1 more dish at other stations');
  expect(screen.queryByRole('button', { name: /^Order Ready/ })).toBeNull();
  tap(/^Show all dishes/);
  dish(/Lassi/);
  dish(/^Order Ready/);
  tap(/^Tandoor/);
  expect(screen.queryByRole('button', { name: /Lassi/ })).toBeNull();
});

test('a station sees how many dishes the others have done', async () => {
  const orders = [{ ...COOKING, cart_items: [NAAN, { ...LASSI, state: 'done' }] }];
  await openTablet({ ...SHARED, orders, station: ['drinks'] });
  screen.getByText('Other stations: 1 of 1 dish done');
});

test('an order without a dish of the station is not shown', async () => {
  const orders = [
    COOKING,
    testWire({ ...COOKING, _id: 'id2', order_id: 'ORD-2', cart_items: [LASSI] }),
  ];
  await openTablet({ orders, station: ['drinks'] });
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Order ORD-1',
  ]);
});

test('everything is shown while the menu cannot be read', async () => {
  await openTablet({
    station: ['drinks'],
    answers: { foodItemAll: failing(new ApiRefusal(403, '')) },
  });
  dish(/Lassi/);
  dish(/^Order Ready/);
});

test('a new order for other stations rings here after a minute', async () => {
  const createdAt = new Date().toISOString();
  const drinks = testWire({ createdAt, cart_items: [LASSI] });
  const naan = testWire({ _id: 'id2', order_id: 'ORD-2', createdAt, cart_items: [NAAN] });
  const other = testWire({
    _id: 'id3',
    order_id: 'ORD-3',
    createdAt,
    cart_items: [LASSI, { food_item_name: 'Off the menu' }],
  });
  const { store, wait } = await openTablet({ orders: [drinks, naan, other], station: ['drinks'] });
  const ringing = () => store.get(ringingOrdersAtom).map(({ number }) => number);
  expect(ringing()).toEqual(['ORD-2', 'ORD-3']);
  const seen = new Set<string>();
  store.sub(ringingOrdersAtom, () => ringing().forEach((number) => seen.add(number)));
  await wait(30_000);
  expect([...seen].toSorted()).toEqual(['ORD-2', 'ORD-3']);
  await wait(36_000);
  expect(ringing()).toEqual(['ORD-1', 'ORD-2', 'ORD-3']);
});

test('every new order rings on the screen with all dishes', async () => {
  const drinks = testWire({ createdAt: new Date().toISOString(), cart_items: [LASSI] });
  const { store, wait } = await openTablet({ orders: [drinks], station: ['drinks'] });
  expect(store.get(ringingOrdersAtom)).toHaveLength(0);
  tap(/^All/);
  await wait(1);
  expect(store.get(ringingOrdersAtom)).toHaveLength(1);
});

test('an order that has left can be looked at with what was crossed off', async () => {
  const orders = [COOKING];
  const { read } = await openTablet({ orders });
  tap(/Naan/);
  orders[0] = { ...COOKING, status: 'ready_to_pickup' };
  await read();
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('1 of 2 dishes crossed off');
  expect(dialog.getByText('2 × Naan').tagName).toBe('S');
  dialog.getByRole('button', { name: 'Print order ORD-1' });
});

test('an order that comes back is no longer among those that have left', async () => {
  const orders = [COOKING];
  const { read } = await openTablet({ orders });
  orders[0] = { ...COOKING, status: 'ready_to_pickup' };
  await read();
  orders[0] = COOKING;
  await read();
  screen.getByText(/No order has left/);
});

test('another vendor of the tablet has no station of the first', async () => {
  const storage = memoryStorage();
  const first = await openTablet({ storage, station: ['drinks'] });
  expect(screen.queryByRole('button', { name: /Lassi/ })).toBeNull();
  first.close();

  const orders = [COOKING, testWire({ _id: 'new', cart_items: [LASSI] })];
  const vendor = { vendorId: 'v2', restaurantId: 'r2' };
  const second = await openTablet({ storage, orders, vendor });
  expect(dish(/Lassi/)).toBeTruthy();
  expect(second.store.get(ringingOrdersAtom).map(({ id }) => id)).toEqual(['new']);
  second.close();

  await openTablet({ storage });
  expect(screen.queryByRole('button', { name: /Lassi/ })).toBeNull();
});
