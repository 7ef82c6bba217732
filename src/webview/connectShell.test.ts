import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PrintJob } from '../core/contracts';
import { connectShell, type NativeShell, type ShellOptions } from '.';

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  window.history.replaceState(null, '', '/partner/orders');
});
afterEach(() => {
  delete (window as { vendorPortalShell?: unknown }).vendorPortalShell;
});

/** Plays the native app. */
function open(shell: unknown, options: ShellOptions = { basename: '/partner' }) {
  Object.assign(window, { vendorPortalShell: shell });
  const connection = connectShell(options);
  onTestFinished(connection.disconnect);
  return connection;
}

const openOrder = (detail: unknown) =>
  window.dispatchEvent(new CustomEvent('vendor-portal:open-order', { detail }));

const job = (changes: Partial<PrintJob> = {}) =>
  ({
    kind: 'kot',
    copies: 2,
    ticket: { number: 'ORD-7' },
    escpos: vi.fn(async () => new Uint8Array([27, 64, 255])),
    ...changes,
  }) as unknown as PrintJob;

test('the app rings while an order waits, and not after signing out', () => {
  const alarm = vi.fn();
  const { props, disconnect } = open({ alarm });
  props.onEvent({ type: 'new-orders', count: 2 });
  props.onEvent({ type: 'new-orders', count: 1 });
  props.onEvent({ type: 'signed-out', reason: 'user' });
  props.onEvent({ type: 'new-orders', count: 1 });
  disconnect();

  expect(alarm.mock.calls).toEqual([[0], [2], [1], [0], [1], [0]]);
});

test('the app stops the ringing that a closed page has left', () => {
  const alarm = vi.fn();
  open({ alarm });

  expect(alarm.mock.calls).toEqual([[0]]);
});

test('the app opens an order until it is disconnected', () => {
  const { disconnect } = open({});
  openOrder('ORD-7');
  expect(window.location.pathname).toBe('/partner/orders/view-order/ORD-7');
  disconnect();
  openOrder('ORD-8');
  expect(window.location.pathname).toBe('/partner/orders/view-order/ORD-7');
});

test.each(['', '../1', '//evil.example', 'javascript:alert(1)', 'a/b', {}, null, 'x'.repeat(65)])(
  'the id %j opens nothing',
  (id) => {
    open({});
    openOrder(id);

    expect(window.location.pathname).toBe('/partner/orders');
  },
);

test('the app prints a ticket', async () => {
  const printer = vi.fn<NonNullable<NativeShell['printer']>>();
  const { props } = open({ printer }, { paper: 58 });
  const given = job();
  await props.printer?.print(given, new AbortController().signal);

  const [[text = ''] = []] = printer.mock.calls;
  expect(JSON.parse(text)).toEqual({ kind: 'kot', number: 'ORD-7', copies: 2, escpos: 'G0D/' });
  expect(given.escpos).toHaveBeenCalledWith(58);
});

test('the vendor reads why the app could not print', async () => {
  const { props } = open({ printer: async () => 'The cover is open' });

  await expect(props.printer?.print(job(), new AbortController().signal)).rejects.toThrow(
    'The cover is open',
  );
});

test('a ticket may be on paper if the call of the app throws', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const error = new Error('Java exception was raised during method invocation');
  const { props } = open({
    printer: () => {
      throw error;
    },
  });

  // The portal marks the next print as a copy.
  await expect(props.printer?.print(job(), new AbortController().signal)).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  expect(report.mock.calls).toEqual([[error]]);
});

test('the app keeps the screen on while the page asks for it', async () => {
  const wake = vi.fn();
  const { disconnect } = open({ wake });
  const first = await navigator.wakeLock.request('screen');
  const second = await navigator.wakeLock.request('screen');
  await first.release();
  await first.release();
  const before = wake.mock.calls.map(([isOn]) => isOn);
  await second.release();
  disconnect();

  expect(before).toEqual([true, true, true]);
  expect(wake.mock.calls.slice(3)).toEqual([[false], [false]]);
  expect('wakeLock' in navigator).toBe(false);
});

test('the app is asked again for the screen of a page that was hidden', async () => {
  const wake = vi.fn();
  open({ wake });
  const lock = await navigator.wakeLock.request('screen');
  const released = vi.fn();
  lock.addEventListener('release', released);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([lock.released, released.mock.calls.length]).toEqual([true, 1]);
  await navigator.wakeLock.request('screen');

  expect(wake.mock.calls).toEqual([[true], [false], [true]]);
});

test('a wake lock of the browser is used instead of the one of the app', () => {
  const wakeLock = {};
  vi.stubGlobal('navigator', { wakeLock });
  open({ wake: vi.fn() });

  expect(navigator.wakeLock).toBe(wakeLock);
});

test('a fault of the app does not reach the portal', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const error = new Error('no bridge');
  const alarm = vi.fn((count: number) => {
    if (count > 0) throw error;
  });
  open({ alarm }).props.onEvent({ type: 'new-orders', count: 1 });

  expect(report.mock.calls).toEqual([[error]]);
});

/** A form of the page with this id and a field of this name. */
const form = Object.assign(document.createElement('form'), {
  printer: document.createElement('input'),
});

/** A frame of another origin, which has no prototype and whose properties cannot be read. */
const frame = new Proxy(Object.create(null), {
  get: (_frame, name) => {
    if (name !== Symbol.toStringTag) throw new DOMException('Blocked a frame', 'SecurityError');
  },
});

/** Two elements with this id. */
const collection = Object.assign(document.createElement('div').children, { printer: () => '' });

test.each([
  ['no object', undefined],
  ['a form', form],
  ['two elements', collection],
  ['an own frame', window],
  ['a frame of another origin', frame],
  ['a list', Object.assign([], { printer: () => '' })],
  ['a function', Object.assign(() => {}, { printer: () => '' })],
])('%s in place of an app changes nothing', (_name, shell) => {
  const { props } = open(shell);
  props.onEvent({ type: 'new-orders', count: 1 });

  expect(props).not.toHaveProperty('printer');
  expect('wakeLock' in navigator).toBe(false);
});
