import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type BluetoothTraits,
  type Chooser,
  fakeBluetooth,
  fakeSerial,
  fakeUsb,
} from '../../tests/support/printers/fakePorts';
import { type VirtualPrinter, virtualPrinter } from '../../tests/support/printers/virtualPrinter';
import { stubChannels, stubLocks } from '../../tests/support/testTabs';
import type { PrinterAdapter, PrintJob } from '../core/contracts';
import { bluetoothPrinter, PrinterError, serialPrinter, usbPrinter } from './index';

type Row = readonly [
  name: string,
  api: string,
  create: () => PrinterAdapter,
  fake: (printer: VirtualPrinter, chooser: Chooser) => object,
];

/** Each adapter, with a printer behind a fake of the browser's API. */
const ADAPTERS: readonly [serial: Row, usb: Row, bluetooth: Row] = [
  ['serialPrinter', 'serial', serialPrinter, fakeSerial],
  ['usbPrinter', 'usb', usbPrinter, fakeUsb],
  ['bluetoothPrinter', 'bluetooth', bluetoothPrinter, fakeBluetooth],
];

let unlock = () => {};

beforeEach(() => {
  unlock = stubLocks();
});

afterEach(() => {
  unlock();
  for (const [, api] of ADAPTERS) Reflect.deleteProperty(navigator, api);
  vi.useRealTimers();
});

const TICKET = Uint8Array.from({ length: 5_000 }, (_, at) => 32 + (at % 90));

function open([, api, create, fake]: Row) {
  const printer = virtualPrinter();
  const chooser: Chooser = { answer: 'choose', count: 0 };
  const value = fake(printer, chooser);
  Object.defineProperty(navigator, api, { configurable: true, value });
  return { printer, chooser, adapter: create(), reload: create };
}

type Opened = ReturnType<typeof open>;

async function connect({ adapter }: Pick<Opened, 'adapter'>) {
  const device = await adapter.connect?.();
  if (!device) throw new Error('Nothing was chosen');
  return device;
}

function job(device: PrintJob['device'], { copies = 1, bytes = TICKET } = {}): PrintJob {
  return {
    kind: 'kot',
    copies,
    isReprint: false,
    ticket: { number: '', shortNumber: '', placedAt: '', restaurant: { name: '' }, lines: [] },
    ...(device && { device }),
    html: () => '',
    escpos: async () => bytes,
  };
}

const never = () => new AbortController().signal;

async function problemOf(printing: Promise<void>) {
  const error = await printing.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof PrinterError ? [error.problem, error.mayBePrinted] : error;
}

test.each(ADAPTERS)('%s prints each copy in chunks', async (...row) => {
  const opened = open(row);
  const device = await connect(opened);
  await opened.adapter.print(job(device, { copies: 2 }), never());

  expect(opened.printer.bytes).toEqual([...TICKET, ...TICKET]);
  expect(Math.max(...opened.printer.writes)).toBeLessThanOrEqual(4_096);
});

test.each(ADAPTERS)('%s finds its printer after a reload without a dialog', async (...row) => {
  const opened = open(row);
  const device = await connect(opened);
  const adapter = opened.reload();
  await adapter.print(job(device), never());

  expect(opened.chooser.count).toBe(1);
  expect(opened.printer.bytes).toHaveLength(TICKET.length);
});

test('a Bluetooth printer is chosen again where the browser lists none', async () => {
  const opened = open(ADAPTERS[2]);
  const device = await connect(opened);
  Reflect.deleteProperty((navigator as { bluetooth?: object }).bluetooth ?? {}, 'getDevices');
  const adapter = opened.reload();

  expect(await adapter.isConnected?.(device)).toBe(false);
  expect(await problemOf(adapter.print(job(device), never()))).toEqual(['disconnected', false]);
  await adapter.connect?.();
  await adapter.print(job(device), never());
  expect(opened.printer.bytes).toHaveLength(TICKET.length);
});

const STATES = [
  ['isPaperOut', 'paper'],
  ['isCoverOpen', 'cover'],
  ['isOffline', 'offline'],
] as const;

test.each(ADAPTERS.flatMap((row) => STATES.map((state) => [row[0], ...state, row] as const)))(
  '%s prints nothing with %s, and names the problem %s',
  async (_name, state, problem, row) => {
    const opened = open(row);
    const device = await connect(opened);
    opened.printer[state] = true;

    expect(await problemOf(opened.adapter.print(job(device), never()))).toEqual([problem, false]);
    expect(opened.printer.bytes).toEqual([]);
    opened.printer[state] = false;
    await opened.adapter.print(job(device), never());
    expect(opened.printer.bytes).toHaveLength(TICKET.length);
  },
);

test.each(ADAPTERS)('%s prints on a printer that tells nothing', async (...row) => {
  const opened = open(row);
  const device = await connect(opened);
  opened.printer.answers = false;
  await opened.adapter.print(job(device), never());

  expect(opened.printer.bytes).toEqual([...TICKET]);
});

const bluetooth = (traits: Partial<BluetoothTraits>): Row => [
  'bluetoothPrinter',
  'bluetooth',
  bluetoothPrinter,
  (printer, chooser) => fakeBluetooth(printer, chooser, traits),
];

const DEAF = [
  ['rejects and drops the link', bluetooth({ notifications: 'drop' })],
  ['never settles', bluetooth({ notifications: 'hang' })],
] as const;

test.each(DEAF)('a Bluetooth printer whose startNotifications %s prints', async (_name, row) => {
  vi.useFakeTimers();
  const opened = open(row);
  const device = await connect(opened);
  const printing = opened.adapter.print(job(device), never());
  await vi.advanceTimersByTimeAsync(1_000);
  await printing;
  expect(opened.printer.bytes).toEqual([...TICKET]);
  // The next job does not ask again.
  const next = opened.adapter.print(job(device), never());
  await vi.advanceTimersByTimeAsync(0);

  expect(await problemOf(next)).toBeNull();
});

test.each([
  ['does not answer', { hasResponses: false, packetBytes: 20 }, false, 20],
  ['does not answer', { hasResponses: false, packetBytes: 185 }, false, 20],
  ['answers', { hasResponses: false, packetBytes: 20 }, true, 20],
  ['answers', { hasResponses: false, packetBytes: 185 }, true, 100],
  ['refuses large writes', { packetBytes: 20 }, true, 20],
  ['refuses large writes', { packetBytes: 20 }, false, 20],
  ['takes large writes', { packetBytes: 185 }, false, 100],
] as const)(
  'a Bluetooth printer that %s (%j) receives the whole ticket',
  async (_name, traits, answers, chunkBytes) => {
    vi.useFakeTimers();
    const opened = open(bluetooth(traits));
    opened.printer.answers = answers;
    const device = await connect(opened);
    const printing = opened.adapter.print(job(device, { copies: 2 }), never());
    await vi.advanceTimersByTimeAsync(8_000);

    expect(await problemOf(printing)).toBeNull();
    expect(opened.printer.bytes).toEqual([...TICKET, ...TICKET]);
    expect(Math.max(...opened.printer.writes)).toBe(chunkBytes);
  },
);

test('writes without a response have the speed of a printer', async () => {
  vi.useFakeTimers();
  const opened = open(bluetooth({ hasResponses: false, packetBytes: 20 }));
  const device = await connect(opened);
  const printing = opened.adapter.print(job(device), never());
  await vi.advanceTimersByTimeAsync(2_000);
  const arrived = opened.printer.bytes.length;
  await vi.advanceTimersByTimeAsync(3_000);
  await printing;

  expect(arrived).toBeLessThanOrEqual(4_000);
  expect(opened.printer.bytes).toEqual([...TICKET]);
});

/** How many seconds a job takes, and its problem. */
async function timeOf(printing: Promise<void>) {
  const startedAt = Date.now();
  let endedAt = 0;
  const problem = problemOf(printing).finally(() => (endedAt = Date.now()));
  await vi.advanceTimersByTimeAsync(5_000);
  return [Math.floor((endedAt - startedAt) / 1_000), await problem];
}

test.each(ADAPTERS)('%s asks a printer that tells nothing only once', async (...row) => {
  vi.useFakeTimers();
  const opened = open(row);
  const device = await connect(opened);
  opened.printer.answers = false;
  const print = () => timeOf(opened.adapter.print(job(device), never()));

  expect([await print(), await print()]).toEqual([
    [1, null],
    [0, null],
  ]);
});

test.each(ADAPTERS)('%s asks a printer again that was too busy to answer', async (...row) => {
  vi.useFakeTimers();
  const opened = open(row);
  const device = await connect(opened);
  const print = () => timeOf(opened.adapter.print(job(device), never()));
  const first = await print();
  opened.printer.answers = false;
  const second = await print();
  Object.assign(opened.printer, { answers: true, isPaperOut: true });

  expect([first, second, await print()]).toEqual([
    [0, null],
    [2, null],
    [0, ['paper', false]],
  ]);
});

test('a USB printer that takes a part of a write receives the rest', async () => {
  const opened = open(ADAPTERS[1]);
  const device = await connect(opened);
  const [usb] = await (
    navigator as unknown as { usb: ReturnType<typeof fakeUsb> }
  ).usb.getDevices();
  const transferOut = usb?.transferOut;
  Object.assign(usb ?? {}, {
    transferOut: async (endpoint: number, bytes: Uint8Array) => {
      const part = bytes.slice(0, 1_000);
      return { ...(await transferOut?.(endpoint, part)), bytesWritten: part.length };
    },
  });
  await opened.adapter.print(job(device), never());

  expect(opened.printer.bytes).toEqual([...TICKET]);
});

test('a question that a USB printer stalls at does not stop the job', async () => {
  const opened = open(ADAPTERS[1]);
  const device = await connect(opened);
  const [usb] = await (
    navigator as unknown as { usb: ReturnType<typeof fakeUsb> }
  ).usb.getDevices();
  const transferOut = usb?.transferOut;
  const questions: number[] = [];
  Object.assign(usb ?? {}, {
    transferOut: async (endpoint: number, bytes: Uint8Array) => {
      if (bytes.length > 3) return transferOut?.(endpoint, bytes);
      questions.push(bytes.length);
      return { status: 'stall' };
    },
  });
  await opened.adapter.print(job(device, { copies: 2 }), never());
  await opened.adapter.print(job(device), never());

  expect(opened.printer.bytes).toHaveLength(3 * TICKET.length);
  expect(questions).toHaveLength(1);
});

test.each(ADAPTERS)('%s waits for a slow printer', async (...row) => {
  vi.useFakeTimers();
  const opened = open(row);
  const device = await connect(opened);
  opened.printer.backlogMs = 3_000;
  const printing = opened.adapter.print(job(device), never());
  await vi.advanceTimersByTimeAsync(10_000);

  expect(await problemOf(printing)).toBeNull();
});

test.each(ADAPTERS)('%s names a cable that is cut while it prints', async (...row) => {
  const opened = open(row);
  const device = await connect(opened);
  opened.printer.cutAfter = 3_000;

  expect(await problemOf(opened.adapter.print(job(device), never()))).toEqual([
    'interrupted',
    true,
  ]);
  expect(await problemOf(opened.adapter.print(job(device), never()))).toEqual([
    'disconnected',
    false,
  ]);
  Object.assign(opened.printer, { cutAfter: Infinity, isPlugged: true, bytes: [] });
  await opened.adapter.print(job(device), never());
  expect(opened.printer.bytes).toEqual([...TICKET]);
});

test.each(ADAPTERS)('%s gives up a printer that takes nothing for 5 s', async (...row) => {
  vi.useFakeTimers();
  const opened = open(row);
  const device = await connect(opened);
  opened.printer.isPaused = true;
  const problem = problemOf(opened.adapter.print(job(device), never()));
  await vi.advanceTimersByTimeAsync(6_500);

  expect(await problem).toEqual(['offline', true]);
});

test.each(ADAPTERS)('%s stops when the portal ends the job', async (...row) => {
  const opened = open(row);
  const device = await connect(opened);
  opened.printer.isPaused = true;
  const ended = new AbortController();
  const printing = opened.adapter.print(job(device), ended.signal);
  await vi.waitFor(() => ended.abort());

  await expect(printing).rejects.toThrow(/abort/i);
});

test.each(ADAPTERS.slice(0, 2))('%s names a printer that another tab uses', async (...row) => {
  const opened = open(row);
  const device = await connect(opened);
  opened.printer.isTaken = true;

  expect(await problemOf(opened.adapter.print(job(device), never()))).toEqual(['busy', false]);
});

/** Another tab that uses the printer; `isStalled`: it gives no sign of life. */
function printElsewhere(name: string, isStalled: boolean) {
  stubChannels();
  navigator.locks.request(name, () => new Promise(() => {})).catch(() => {});
  if (isStalled) return;
  const channel = new BroadcastChannel(`${name}:life`);
  setInterval(() => channel.postMessage('visible'), 2_000);
}

test.each([
  ['is named', false],
  ['is stopped if it is stalled', true],
])('a job that another tab prints for more than 14 s %s', async (_what, isStalled) => {
  vi.useFakeTimers();
  const opened = open(ADAPTERS[1]);
  const device = await connect(opened);
  printElsewhere(`vendor-portal:printer:usb:${device.id}`, isStalled);
  const problem = problemOf(opened.adapter.print(job(device), never()));
  await vi.advanceTimersByTimeAsync(14_000);

  expect(await problem).toEqual(isStalled ? null : ['busy', false]);
  expect(opened.printer.bytes).toHaveLength(isStalled ? TICKET.length : 0);
});

test('a paired Bluetooth printer is found while it is not linked', async () => {
  const opened = open(ADAPTERS[0]);
  const { serial } = navigator as unknown as { serial: ReturnType<typeof fakeSerial> };
  const [port] = await serial.getPorts();
  Object.assign(port ?? {}, { getInfo: () => ({ bluetoothServiceClassId: 0x1101 }) });
  const device = await connect(opened);
  opened.printer.isPlugged = false;

  await opened.adapter.print(job(device), never());
  opened.printer.isTaken = true;
  expect(await problemOf(opened.adapter.print(job(device), never()))).toEqual([
    'disconnected',
    false,
  ]);
});

test.each(ADAPTERS)('%s prints ten jobs at once one after the other', async (...row) => {
  const opened = open(row);
  const device = await connect(opened);
  const tickets = Array.from({ length: 10 }, (_, at) => new Uint8Array(300).fill(65 + at));
  await Promise.all(tickets.map((bytes) => opened.adapter.print(job(device, { bytes }), never())));

  expect(opened.printer.bytes).toEqual(tickets.flatMap((bytes) => [...bytes]));
});

test.each(ADAPTERS)('%s is not available where the browser has no API', (...row) => {
  const [, api, create] = row;

  expect(create().isAvailable?.()).toBe(false);
  open(row);
  expect(create().isAvailable?.()).toBe(true);
  expect(api in navigator).toBe(true);
});

test.each(ADAPTERS)('%s connects nothing if the dialog is closed or refused', async (...row) => {
  const opened = open(row);
  opened.chooser.answer = 'close';
  expect(await opened.adapter.connect?.()).toBeNull();
  opened.chooser.answer = 'refuse';

  await expect(opened.adapter.connect?.()).rejects.toMatchObject({ problem: 'refused' });
});
