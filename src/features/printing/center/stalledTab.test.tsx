import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { memoryPrinter } from '../../../../tests/support/memoryPrinter';
import { openPrintDevice } from '../../../../tests/support/printDevice';
import { stubChannels, stubLocks } from '../../../../tests/support/testTabs';
import { setJobAtom } from '../device/jobs';
import { seenAtom } from '../device/printed';
import { setupsAtom } from '../device/printers';

/** The time until a stalled tab is replaced, in ms. */
const REPLACED_MS = 13_000;
const TICKET = { id: 'A', number: 'A', kind: 'kot', copies: 1 } as const;

beforeEach(() => {
  stubChannels();
  onTestFinished(stubLocks());
});

/** Another tab holds the lock and gives no sign of life, until the returned function is called. */
function stallElsewhere(name: string) {
  const held = navigator.locks.request(name, () => new Promise(() => {}));
  const lost = held.catch((error: DOMException) => error.name);
  return () => lost;
}

test('a tab prints what a stalled tab does not', async () => {
  const lockResult = stallElsewhere('vendor-portal:printing:r1');
  const printer = memoryPrinter();
  const { store, printAutomatically, prepare, wait } = openPrintDevice({ printer });
  await printAutomatically(true);
  store.set(seenAtom, []);
  await prepare('A');
  expect(printer.jobs).toEqual([]);
  await wait(REPLACED_MS);
  await prepare('A', 'B');

  expect(printer.jobs.map(({ ticket }) => ticket.number)).toEqual(['A', 'B']);
  expect(await lockResult()).toBe('AbortError');
});

test('a ticket that a stalled tab had taken is printed once', async () => {
  stallElsewhere('vendor-portal:printing:r1');
  const printer = memoryPrinter();
  const { store, printAutomatically, prepare, wait } = openPrintDevice({ printer });
  await prepare('A');
  store.set(setJobAtom, TICKET, { state: 'waiting' });
  await printAutomatically(true);
  await wait(REPLACED_MS);

  expect(printer.jobs.map(({ ticket, isReprint }) => [ticket.number, isReprint])).toEqual([
    ['A', false],
  ]);
});

test('a ticket that a stalled tab prints is listed as interrupted', async () => {
  stallElsewhere('vendor-portal:print:kot A');
  const { store, wait, listed, tickets } = openPrintDevice({ printer: memoryPrinter() });
  store.set(setJobAtom, TICKET, { state: 'printing' });
  await wait(1);
  await wait(REPLACED_MS);

  expect(listed()).toBe('1 ticket not printed yet');
  expect(tickets()).toEqual([
    'Order #A Kitchen ticket (KOT)Not printed: printing was interrupted. The ticket may be on paper.',
  ]);
});

test('a tab that finds no printer takes over from no stalled tab, and says so', async () => {
  const lockResult = stallElsewhere('vendor-portal:printing:r1');
  const printer = {
    ...memoryPrinter(),
    id: 'usb',
    connect: async () => null,
    isConnected: async () => false,
  };
  const { store, printAutomatically, prepare, wait } = openPrintDevice({ printer });
  const device = { id: '1', name: 'TM-T82' };
  store.set(setupsAtom, [
    { name: 'kitchen', adapter: 'usb', device, columns: 48, kinds: ['kot'], station: '' },
  ]);
  await printAutomatically(true);
  await prepare('A');
  expect(screen.queryByText(/tab that prints does not respond/)).toBeNull();
  await wait(REPLACED_MS);

  screen.getByText(/tab that prints does not respond/);
  expect(printer.jobs).toEqual([]);
  expect(await Promise.race([lockResult(), Promise.resolve('held')])).toBe('held');
});
