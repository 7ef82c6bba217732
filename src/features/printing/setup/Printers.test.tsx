import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryPrinter } from '../../../../tests/support/memoryPrinter';
import { openPrintDevice } from '../../../../tests/support/printDevice';
import type { PrinterAdapter, PrinterDevice } from '../../../core/contracts';
import { stationsAtom } from '../../../core/orders/stations/state';
import { networkPrinter } from '../../../printers';
import { PrinterError } from '../../../printers/PrinterError';
import { setupsAtom } from '../device/printers';

afterEach(() => vi.unstubAllGlobals());

const DEVICE = { id: 'a', name: 'TM-T82' };

/** An adapter whose dialog answers with `choice`. */
function chooser(
  id: string,
  choice: PrinterDevice | Error | null = DEVICE,
  more: Partial<PrinterAdapter> = {},
) {
  const printer = memoryPrinter();
  const adapter: PrinterAdapter = {
    id,
    print: printer.print,
    connect: async () => {
      if (choice instanceof Error) throw choice;
      return choice;
    },
    ...more,
  };
  return { adapter, refuse: printer.refuse, jobs: () => printer.jobs };
}

type Options = Parameters<typeof openPrintDevice>[0];

/** Opens the print settings of a device. */
async function openSettings(options: Options) {
  const device = openPrintDevice(options);
  await device.openSettings();
  const settings = within(screen.getByRole('dialog', { name: 'Printing on this device' }));
  const card = (name: string) => within(settings.getByRole('listitem', { name }));
  return {
    ...device,
    settings,
    card,
    async click(button: HTMLElement) {
      fireEvent.click(button);
      await device.wait(1);
    },
  };
}

test('a printer is connected with one click and prints a test with a ruler', async () => {
  const { adapter, jobs } = chooser('usb');
  const { settings, card, click } = await openSettings({ printer: [adapter] });
  await click(settings.getByRole('button', { name: 'USB cable' }));
  const kitchen = card('Kitchen printer');
  kitchen.getByText('USB cable · TM-T82');
  await click(kitchen.getByRole('button', { name: 'Print a test' }));
  kitchen.getByText('Sent to the printer.');
  const [job] = jobs();
  const bytes = String.fromCharCode(...((await job?.escpos()) ?? []));

  expect(job?.device).toEqual(DEVICE);
  expect(bytes).toMatch(/48 -+\|/);
});

test('the number of letters per line is that of the printer', async () => {
  const { adapter, jobs } = chooser('usb');
  const { settings, card, click } = await openSettings({ printer: [adapter] });
  await click(settings.getByRole('button', { name: 'USB cable' }));
  await click(card('Kitchen printer').getByRole('radio', { name: '32' }));
  await click(card('Kitchen printer').getByRole('button', { name: 'Print a test' }));
  const bytes = String.fromCharCode(...((await jobs()[0]?.escpos()) ?? []));

  expect(Math.max(...(bytes.match(/\u00c4+/g) ?? []).map(({ length }) => length))).toBe(32);
});

test('with two printers the kitchen ticket and the bill go to their printers', async () => {
  const usb = chooser('usb');
  const network = chooser('network http://bridge', { id: 'n', name: 'bridge' });
  const opened = await openSettings({ printer: [usb.adapter, network.adapter] });
  const { settings, click, card } = opened;
  await click(settings.getByRole('button', { name: 'USB cable' }));
  await click(settings.getByRole('button', { name: 'Network' }));
  const isChecked = (name: string, kind: string) =>
    card(name).getByRole<HTMLInputElement>('checkbox', { name: kind }).checked;
  expect(isChecked('Kitchen printer', 'Bill')).toBe(false);
  expect(isChecked('Counter printer', 'Bill')).toBe(true);
  expect(settings.queryByText('Connect a second printer')).toBeNull();
  await opened.printAutomatically(true, 'both');
  await opened.prepare();
  await opened.prepare('A');

  expect(usb.jobs().map(({ kind }) => kind)).toEqual(['kot']);
  expect(network.jobs().map(({ kind }) => kind)).toEqual(['bill']);
});

test('a kind that two printers have is a ticket on each', async () => {
  const usb = chooser('usb');
  const network = chooser('network http://bridge', { id: 'n', name: 'bridge' });
  const opened = await openSettings({ printer: [usb.adapter, network.adapter] });
  await opened.click(opened.settings.getByRole('button', { name: 'USB cable' }));
  await opened.click(opened.settings.getByRole('button', { name: 'Network' }));
  const kot = { name: 'Kitchen ticket (KOT)' };
  await opened.click(opened.card('Counter printer').getByRole('checkbox', kot));
  await opened.click(opened.settings.getByRole('button', { name: 'Done' }));
  network.refuse('Paper is out');
  await opened.printAutomatically(true, 'kot');
  await opened.prepare();
  await opened.prepare('A');

  expect(usb.jobs().map(({ isReprint }) => isReprint)).toEqual([false]);
  expect(opened.tickets()[0]).toBe(
    'Order #A Kitchen ticket (KOT) · Counter printerNot printed: Paper is out',
  );
  network.refuse(null);
  await opened.press(/^Try again/);
  expect(network.jobs().map(({ isReprint }) => isReprint)).toEqual([false]);
});

test('a printer of kitchen tickets has a station on a device with stations', async () => {
  const { adapter } = chooser('usb');
  const opened = await openSettings({ printer: [adapter] });
  await opened.click(opened.settings.getByRole('button', { name: 'USB cable' }));
  const choice = { name: 'Dishes on kitchen tickets' };
  expect(opened.card('Kitchen printer').queryByRole('group', choice)).toBeNull();
  const tandoor = { id: 's1', name: 'Tandoor', elsewhere: ['drinks'], distance: '' };
  act(() => opened.store.set(stationsAtom, [tandoor]));
  await opened.click(opened.card('Kitchen printer').getByRole('radio', { name: 'Tandoor' }));

  expect(opened.store.get(setupsAtom)[0]?.station).toBe('s1');
});

test('when a printer is removed, the focus is on the connections', async () => {
  const { settings, card, click } = await openSettings({ printer: [chooser('usb').adapter] });
  await click(settings.getByRole('button', { name: 'USB cable' }));
  await click(card('Kitchen printer').getByRole('button', { name: /^Remove/ }));

  expect(document.activeElement).toBe(settings.getByRole('button', { name: 'USB cable' }));
});

test('a printer is remembered after a reload', async () => {
  const first = chooser('usb');
  const opened = await openSettings({ printer: [first.adapter] });
  await opened.click(opened.settings.getByRole('button', { name: 'USB cable' }));
  await opened.close();
  const later = chooser('usb');
  const again = openPrintDevice({ storage: opened.storage, printer: [later.adapter] });
  await again.printAutomatically(true);
  await again.prepare();
  await again.prepare('A');

  expect(later.jobs().map(({ device }) => device)).toEqual([DEVICE]);
});

test('a printer that is unplugged is named, until it is chosen again', async () => {
  let isFound = true;
  const { adapter } = chooser('bluetooth', DEVICE, { isConnected: async () => isFound });
  const opened = await openSettings({ printer: [adapter] });
  await opened.click(opened.settings.getByRole('button', { name: 'Bluetooth (BLE)' }));
  expect(opened.settings.queryByText('The browser does not find this printer.')).toBeNull();
  isFound = false;
  await opened.wait(2_000);
  opened.settings.getByText('The browser does not find this printer.');
  isFound = true;
  await opened.click(opened.settings.getByRole('button', { name: 'Connect again' }));

  expect(opened.settings.queryByText('The browser does not find this printer.')).toBeNull();
});

test('a connection that the browser does not have is named instead of offered', async () => {
  const { adapter } = chooser('usb', DEVICE, { isAvailable: () => false });
  const { settings } = await openSettings({ printer: [adapter] });

  expect(settings.queryByRole('button', { name: 'USB cable' })).toBeNull();
  settings.getByText(/^Not in this browser: USB cable\./);
});

test('a refused permission is named, and a closed dialog changes nothing', async () => {
  const refused = chooser('usb', new PrinterError('refused'));
  const closed = chooser('serial', null);
  const { settings, click } = await openSettings({ printer: [refused.adapter, closed.adapter] });
  await click(settings.getByRole('button', { name: 'USB cable' }));
  settings.getByText('Not connected: the browser does not allow this page to use the printer');
  await click(settings.getByRole('button', { name: /^Serial port/ }));

  expect(settings.queryByRole('list', { name: 'Printers of this device' })).toBeNull();
});

const PROBLEMS = [
  [new PrinterError('paper'), 'the paper is out', false],
  [
    new PrinterError('interrupted'),
    'the connection to the printer was lost while printing. The ticket may be on paper.',
    true,
  ],
] as const;

test.each(PROBLEMS)('after %s the ticket waits with its reason', async (error, reason, isCopy) => {
  const printer = memoryPrinter();
  let failure: Error | null = error;
  const adapter: PrinterAdapter = {
    async print(job, signal) {
      if (failure) throw failure;
      await printer.print(job, signal);
    },
  };
  const device = openPrintDevice({ printer: adapter });
  await device.printAutomatically(true);
  await device.prepare();
  await device.prepare('A');
  expect(device.tickets()).toEqual([`Order #A Kitchen ticket (KOT)Not printed: ${reason}`]);
  failure = null;
  await device.press(/^Try again/);

  expect(printer.jobs.map(({ isReprint }) => isReprint)).toEqual([isCopy]);
});

test('a ticket whose answer was lost says COPY when it is printed again', async () => {
  const paper: string[] = [];
  let isLost = true;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: Blob }) => {
    const text = String.fromCharCode(...new Uint8Array(await body.arrayBuffer()));
    if (text === '\u001b@') return new Response();
    paper.push(text);
    if (isLost) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const bridge = networkPrinter({ url: 'http://bridge/print' });
  const opened = await openSettings({ printer: [bridge] });
  await opened.click(opened.settings.getByRole('button', { name: 'Network' }));
  await opened.click(opened.settings.getByRole('button', { name: 'Done' }));
  await opened.printAutomatically(true);
  await opened.prepare();
  await opened.prepare('A');
  await vi.waitFor(() => expect(opened.listed()).toBe('1 ticket not printed yet'));
  expect(opened.tickets()[0]).toMatch(/: the connection .* was lost .* may be on paper\.$/);
  isLost = false;
  await opened.press(/^Try again/);

  await vi.waitFor(() => expect(paper).toHaveLength(2));
  expect(paper.map((text) => text.includes('COPY 2'))).toEqual([false, true]);
});

test('without a connected printer the browser prints', async () => {
  const { adapter } = chooser('usb');
  const { settings } = await openSettings({ printer: [adapter] });

  expect(settings.getByRole('switch').hasAttribute('disabled')).toBe(true);
  settings.getByRole('button', { name: 'Print a test' });
});
