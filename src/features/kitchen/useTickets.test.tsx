import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, failing, readsOf, testWire } from '../../../tests/support/orderApi';
import { createTestPortal, type Scenario } from '../../../tests/support/renderInPortal';
import { WholeTicket } from '../../../tests/support/WholeTicket';
import { memoryStorage } from '../../adapters/storage/openStorage';
import { ApiRefusal, NetworkFailure } from '../../core/api/errors';
import { createConnection } from '../../core/connection/createConnection';
import type { Wire } from '../../core/format/wireValues';
import { ringingOrdersAtom } from '../../core/orders/alarm/ringing';
import { shownOrders } from '../../core/orders/live/queries';
import { stationAtom, stationsAtom } from '../../core/orders/stations/state';
import { workAtom } from '../../core/orders/work/inWork';
import { watchWork } from '../../core/orders/work/watchWork';
import { WorkMarks } from '../orders/board/WorkMarks';
import { QuietElsewhere } from './stations/QuietElsewhere';
import { StationSwitch } from './stations/StationSwitch';
import { Recall } from './strikes/Recall';

import { TicketCommandsContext } from './ticket/ticketModel';
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
  const lists = useOpenOrders();
  const { newTickets, tickets, commands, left, bringBack } = useTickets(lists);
  return (
    <TicketCommandsContext.Provider value={commands}>
      <QuietElsewhere />
      <StationSwitch />
      {[...newTickets, ...tickets].map((ticket) => (
        <WholeTicket key={ticket.id} ticket={ticket} />
      ))}
      <Recall
        left={left}
        isShown={(id) => tickets.some(({ order }) => order.id === id)}
        isOpen={(id) => lists.orders.some((order) => order.id === id)}
        onBringBack={bringBack}
        onClose={() => {}}
      />
      <WorkMarks />
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
  const onCancelled = vi.fn();
  const stop = watchWork(store, [], onCancelled);
  onTestFinished(stop);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(100);
  return {
    ...portal,
    wait,
    onCancelled,
    close() {
      view.unmount();
      stop();
    },
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
  expect([isStruck(/× Naan/), isStruck(/× Lassi/)]).toEqual([false, true]);
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
  expect(isStruck(/× Naan/)).toBe(false);
  expect(toasts()).toEqual(['Naan of order #ORD-1 was not crossed off. Try again.']);
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

const ticketOf = (number: string) => screen.queryByRole('article', { name: `Order ${number}` });
const confirm = (part: HTMLElement | null) =>
  fireEvent.click(within(part as HTMLElement).getByRole('button', { name: /OK/ }));

test.each(['cancelled', 'declined', 'cancelled_by_customer'])(
  'the ticket of an order that is %s stays until a cook taps it',
  async (status) => {
    const orders = [COOKING];
    const { read, onCancelled, store } = await openTablet({ orders });
    orders[0] = { ...COOKING, status };
    await read();
    await read();
    const ticket = ticketOf('ORD-1') as HTMLElement;
    within(ticket).getByText('Cancelled');
    within(ticket).getByText('Naan');
    expect(within(ticket).queryByRole('button', { name: /Order Ready|Naan/ })).toBeNull();
    expect(onCancelled).toHaveBeenCalledOnce();
    within(screen.getByRole('dialog')).getByText('Cancelled');
    confirm(ticket);
    expect(ticketOf('ORD-1')).toBeNull();
    expect(store.get(workAtom).size).toBe(0);
  },
);

test('an order that was cancelled while the page was closed has its ticket', async () => {
  const storage = memoryStorage();
  const first = await openTablet({ storage });
  first.close();

  const orders = [{ ...COOKING, status: 'cancelled' }];
  const second = await openTablet({ storage, orders });
  within(ticketOf('ORD-1') as HTMLElement).getByText('Cancelled');
  expect(second.onCancelled).toHaveBeenCalledOnce();
  second.close();

  const third = await openTablet({ storage, orders });
  within(ticketOf('ORD-1') as HTMLElement).getByText('Naan');
  expect(third.onCancelled).not.toHaveBeenCalled();
  third.close();

  await openTablet({ storage, orders, vendor: { vendorId: 'v2', restaurantId: 'r2' } });
  expect(ticketOf('ORD-1')).toBeNull();
});

test('an order that was handed over while the page was closed has no ticket', async () => {
  const storage = memoryStorage();
  const first = await openTablet({ storage });
  first.close();
  const { store } = await openTablet({ storage, orders: [{ ...COOKING, status: 'completed' }] });
  expect([ticketOf('ORD-1'), store.get(workAtom).size]).toEqual([null, 0]);
});

test('while an order that has left cannot be read, its ticket stays and says so', async () => {
  const orders = [COOKING];
  const { read, answer, wait } = await openTablet({ orders });
  answer({ orderDetails: failing(new NetworkFailure('unreachable')) });
  orders[0] = { ...COOKING, status: 'cancelled' };
  await read();
  within(ticketOf('ORD-1') as HTMLElement).getByText('Looking up this order');
  answer({ orderDetails: () => orders[0] });
  await wait(31_000);
  within(ticketOf('ORD-1') as HTMLElement).getByText('Cancelled');
});

test('an order that a list lacks for one read keeps its ticket', async () => {
  const orders = [COOKING];
  const answers = { orderDetails: () => COOKING };
  const { read, onCancelled } = await openTablet({ orders, answers });
  orders.length = 0;
  await read();
  expect(ticketOf('ORD-1')).toBeTruthy();
  orders.push(COOKING);
  await read();
  dish(/^Order Ready/);
  expect(onCancelled).not.toHaveBeenCalled();
});

test('the step of an order that is cancelled in the meantime is not sent', async () => {
  const orders = [COOKING];
  const { read, wait, market } = await openTablet({ orders });
  tap(/^Order Ready/);
  orders[0] = { ...COOKING, status: 'cancelled' };
  await read();
  await wait(20_000);
  expect(market.count('updateOrderStatus')).toBe(0);
});

test('changed dishes are marked until a cook taps them, also after a reload', async () => {
  const storage = memoryStorage();
  const orders = [COOKING];
  const { read, close } = await openTablet({ storage, orders });
  const DAL = { food_item_name: 'Dal', quantity: 1 };
  orders[0] = { ...COOKING, cart_items: [{ ...NAAN, quantity: 3 }, DAL] };
  await read();
  const marks = () =>
    within(ticketOf('ORD-1') as HTMLElement)
      .queryAllByRole('button', { name: /OK$/ })
      .map(({ textContent }) => textContent?.replace(/\s*OK$/, ''));
  const expected = ['Changed: Naan 2 → 3', 'Taken off: 1 × Lassi', 'Added: 1 × Dal'];
  expect(marks()).toEqual(expected);
  close();

  const again = await openTablet({ storage, orders });
  expect(marks()).toEqual(expected);
  tap(/^Changed: Naan/);
  expect(marks()).toEqual([]);
  await again.read();
  expect(marks()).toEqual([]);
});

test('a refused strike is marked until the dish is tapped again', async () => {
  const { wait, answer } = await openTablet({
    ...SHARED,
    answers: { orderItemState: failing(new ApiRefusal(409, 'No')) },
  });
  tap(/Naan/);
  await wait(10_000);
  const mark = () => within(ticketOf('ORD-1') as HTMLElement).queryByText('Not crossed off: Naan');
  expect(mark()).toBeTruthy();
  answer({ orderItemState: () => null });
  tap(/2× Naan/);
  await wait(100);
  expect(mark()).toBeNull();
});

test('a step that was not sent is marked on every screen until somebody confirms it', async () => {
  const storage = memoryStorage();
  const first = await openTablet({ storage });
  tap(/^Order Ready/);
  first.close();

  await openTablet({ storage });
  const list = () => screen.queryByRole('list', { name: 'Changes to confirm' });
  within(ticketOf('ORD-1') as HTMLElement).getByText('Not sent');
  within(list() as HTMLElement).getByText('Not sent');
  confirm(list());
  expect(list()).toBeNull();
  expect(within(ticketOf('ORD-1') as HTMLElement).queryByText('Not sent')).toBeNull();
});

const recall = () => within(screen.getByRole('dialog'));

test('Recall says that another device has moved an order on', async () => {
  const orders = [COOKING];
  const { read } = await openTablet({ orders });
  orders[0] = { ...COOKING, status: 'ready_to_pickup' };
  await read();
  recall().getByText('Ready to Pickup, not by this device');
});

test('Recall says that this device has moved an order on, also after a reload', async () => {
  const storage = memoryStorage();
  const orders: Wire[] = [{ ...COOKING, status: 'packing_processing' }];
  const updateOrderStatus = () => {
    const status_timing = { ready_to_pickup: agoIso(0) };
    orders[0] = { ...COOKING, status: 'ready_to_pickup', status_timing };
    return null;
  };
  const orderHistory = () => orders;
  const answers = { updateOrderStatus, orderHistory };
  const { read, close, market } = await openTablet({ storage, orders, answers });
  fireEvent.click(dish(/^Ready For Pickup/), { detail: 1 });
  fireEvent.click(dish(/^Sending in/), { detail: 1 });
  await vi.waitFor(() => expect(market.count('updateOrderStatus')).toBe(1));
  await read();
  recall().getByText('Ready to Pickup, by this device');
  close();

  await openTablet({ storage, orders, answers });
  recall().getByText('Ready to Pickup, by this device');
});

const agoIso = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const completed = (number: string, minutes: number) =>
  testWire({
    _id: number,
    order_id: number,
    status: 'completed',
    cart_items: [NAAN],
    status_timing: {
      cooking: agoIso(minutes + 20),
      ready_to_pickup: agoIso(minutes),
      completed: agoIso(1),
    },
  });

test('Recall has the orders that left in the last two hours before the page was opened', async () => {
  const declined = testWire({
    _id: 'ORD-7',
    order_id: 'ORD-7',
    status: 'declined',
    status_timing: { waiting_for_confirmation: agoIso(8), declined: agoIso(5) },
  });
  const past = [completed('ORD-9', 119), completed('ORD-8', 121), declined];
  await openTablet({ answers: { orderHistory: () => past } });
  const listed = recall().getAllByRole('heading', { level: 3 });
  expect(listed.map(({ textContent }) => textContent)).toEqual(['ORD-7', 'ORD-9']);
  recall().getByText('Declined, not by this device');
  recall().getByText('Completed, not by this device');
});

test('an order that is brought back has a ticket without steps until it is put away', async () => {
  const { market } = await openTablet({
    orders: [],
    answers: { orderHistory: () => [completed('ORD-9', 30)] },
  });
  fireEvent.click(recall().getByRole('button', { name: 'Bring back, order ORD-9' }));
  const ticket = within(ticketOf('ORD-9') as HTMLElement);
  ticket.getByText('Completed');
  ticket.getByText('Naan');
  recall().getByText('On the screen');
  fireEvent.click(ticket.getByRole('button', { name: 'Put away, order ORD-9' }));
  expect(ticketOf('ORD-9')).toBeNull();
  expect(market.count('updateOrderStatus')).toBe(0);
});

test('while the newest orders cannot be read, Recall has what left here and says so', async () => {
  const orders = [COOKING];
  const answers = { orderHistory: failing(new ApiRefusal(403, '')) };
  const { read } = await openTablet({ orders, answers });
  orders[0] = { ...COOKING, status: 'ready_to_pickup' };
  await read();
  recall().getByRole('alert');
  recall().getByText('2 × Naan');
});
