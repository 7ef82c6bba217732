import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createGate } from '../../../../tests/support/gate';
import { memoryPrinter } from '../../../../tests/support/memoryPrinter';
import { type Device, openPrintDevice } from '../../../../tests/support/printDevice';

const ticket = (id: string, words: string) => `Order #${id} Kitchen ticket (KOT)${words}`;

/** Automatic printing is on, and the printer does not respond to any job. */
async function openHanging(options: Pick<Device, 'firstRead'> = {}) {
  const printer = memoryPrinter();
  const answer = printer.hang();
  const device = openPrintDevice({ ...options, printer });
  await device.printAutomatically(true);
  await device.prepare();
  return {
    ...device,
    printer,
    answer,
    printed: () => printer.jobs.map((job) => job.ticket.number),
  };
}

test('each order that is accepted is printed', async () => {
  const { prepare, answer, printed, listed } = await openHanging();
  answer();
  await prepare('A');
  await prepare('A', 'B');

  expect(printed()).toEqual(['A', 'B']);
  expect(listed()).toBeNull();
});

test('a ticket has the short number that the screens show', async () => {
  const { prepare, answer, printer } = await openHanging();
  answer();
  await prepare('1001-1', '1002-1');

  expect(printer.jobs.map(({ ticket: { shortNumber } }) => shortNumber)).toEqual([
    '1001-1',
    '1002-1',
  ]);
});

test('a ticket that is tried again after its order was declined says so', async () => {
  const statuses: Record<string, string> = {};
  const printer = memoryPrinter();
  const { printAutomatically, prepare, tickets, press } = openPrintDevice({ printer, statuses });
  await printAutomatically(true);
  await prepare();
  printer.refuse('Paper is out');
  await prepare('A');
  printer.refuse(null);
  statuses.A = 'declined';
  tickets();
  await press(/^Try again/);

  expect(printer.jobs[0]?.html()).toContain('CANCELLED');
});

test('an order that another device packed before it was read here is listed', async () => {
  const { ready, prepare, wait, answer, printed, tickets } = await openHanging();
  answer();
  await ready('OLD');
  await prepare('A');
  await ready('OLD', 'B');
  await prepare();
  await ready('OLD', 'B', 'A');
  await wait(1);

  expect(printed()).toEqual(['A']);
  expect(tickets()).toEqual([
    ticket('B', 'Not printed: the order was already packed'),
    expect.stringContaining('Order #A Kitchen ticket (KOT)Printed '),
  ]);
});

test('turning it off while four orders wait lists the three that were not begun', async () => {
  const { prepare, printAutomatically, wait, answer, printed, tickets } = await openHanging();
  await prepare('A', 'B', 'C', 'D');
  await printAutomatically(false);
  answer();
  await wait(1);

  expect(printed()).toEqual(['A']);
  const off = 'Not printed: automatic printing was turned off';
  expect(tickets()).toEqual([
    ...['B', 'C', 'D'].map((id) => ticket(id, off)),
    expect.stringContaining('Order #A Kitchen ticket (KOT)Printed '),
  ]);
});

test('a printer that answers nothing holds up one ticket for 20 s', async () => {
  const { prepare, wait, printed, tickets } = await openHanging();
  await prepare('A', 'B');
  await wait(20_000);

  expect(printed()).toEqual(['A', 'B']);
  expect(tickets()).toEqual([
    ticket('A', 'Not printed: the printer did not answer. The ticket may be on paper.'),
    ticket('B', 'Printing…'),
  ]);
});

test('a ticket that waits for more than 10 s is printed only on request', async () => {
  const { prepare, wait, listed, tickets, press, printed } = await openHanging();
  await prepare('A', 'B');
  await wait(9_000);
  expect(listed()).toBeNull();
  await wait(2_000);

  expect(listed()).toBe('1 ticket not printed yet');
  expect(tickets()).toEqual([ticket('A', 'Printing…'), ticket('B', 'Waiting')]);
  await press(/^Print now/);
  expect(printed()).toEqual(['A', 'B']);
});

test('a ticket that is printed on request while its order is read is printed once', async () => {
  const { opened, open } = createGate();
  const { prepare, wait, tickets, press, answer, printed } = await openHanging({
    firstRead: { B: opened },
  });
  await prepare('A', 'B');
  await wait(20_000);
  tickets();
  answer();
  await press(/^Print now/);
  expect(printed()).toEqual(['A', 'B']);
  open();
  await wait(5_000);

  expect(printed()).toEqual(['A', 'B']);
});

test('a request whose order cannot be read says nothing of a ticket that prints in the meantime', async () => {
  const { opened, open } = createGate();
  const gone = opened.then(() => Promise.reject(new Error('gone')));
  const { prepare, wait, tickets, press } = await openHanging({ firstRead: { B: gone } });
  await prepare('A', 'B');
  await wait(11_000);
  tickets();
  await press(/^Print now/);
  await wait(9_000);
  open();
  await wait(1);

  expect(tickets()).toContain(ticket('B', 'Printing…'));
});

test('a ticket that may be on paper is printed again as a copy', async () => {
  const { prepare, wait, answer, tickets, press, printer } = await openHanging();
  await prepare('A');
  await wait(20_000);
  answer();
  tickets();
  await press(/^Try again/);

  expect(printer.jobs.map(({ isReprint }) => isReprint)).toEqual([false, true]);
});

test('a ticket that the printer refused is no copy when it is printed again', async () => {
  const { prepare, answer, tickets, press, printer } = await openHanging();
  answer();
  printer.refuse('Paper is out');
  await prepare('A');
  expect(tickets()).toEqual([ticket('A', 'Not printed: Paper is out')]);
  printer.refuse(null);
  await press(/^Try again/);

  expect(printer.jobs.map(({ isReprint }) => isReprint)).toEqual([false]);
});

test('tickets that waited when the portal was closed are printed at the next start', async () => {
  const { prepare, close, storage, answer, printer, printed } = await openHanging();
  await prepare('A', 'B', 'C');
  await close();
  answer();
  const next = openPrintDevice({ storage, printer, statuses: { C: 'completed' } });
  await next.prepare('A', 'B');
  await next.wait(1_500);

  expect(printed()).toEqual(['A', 'B']);
  expect(next.tickets()[0]).toBe(
    ticket('C', 'Not printed: the page was closed before it was printed'),
  );
});

test('a banner says at the next start why tickets without a printer wait', async () => {
  const { prepare, close, storage } = await openHanging();
  await prepare('A', 'B');
  await close();
  const next = openPrintDevice({ storage });
  await next.wait(10_000);

  screen.getByText(/this device asks before printing/);
  expect(next.tickets()).toContain(ticket('B', 'Waiting'));
});

test('tickets of another restaurant stay separate', async () => {
  const printer = memoryPrinter();
  const first = openPrintDevice({ printer });
  await first.printAutomatically(true);
  await first.prepare();
  printer.refuse('Paper is out');
  await first.prepare('A');
  await first.close();
  const other = openPrintDevice({ storage: first.storage, printer, restaurantId: 'r2' });
  await other.prepare('X');
  expect(other.listed()).toBeNull();
  await other.close();
  const again = openPrintDevice({ storage: first.storage, printer });
  printer.refuse(null);
  await again.prepare('A', 'B');

  expect(printer.jobs.map((job) => job.ticket.number)).toEqual(['B']);
  expect(again.listed()).toBe('1 ticket not printed yet');
});
