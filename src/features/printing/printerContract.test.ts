import { afterEach, expect, test, vi } from 'vitest';
import { bridgePrinter } from '../../../tests/support/bridgePrinter';
import { memoryPrinter } from '../../../tests/support/memoryPrinter';
import type { PrinterAdapter, PrintJob } from '../../core/contracts';
import { createFormats } from '../../core/format/formats';
import { createTexts } from '../../core/messages/messages';
import { INDIA } from '../../core/region/region';
import { jobOf } from './center/usePrint';
import messages from './messages.en.json';

const TICKET = { number: 'ORD-1', shortNumber: '1', placedAt: '', restaurant: { name: 'S' } };

/** The job that adapters receive. */
function testJob(copies = 1): PrintJob {
  return jobOf({
    kind: 'kot',
    ticket: { ...TICKET, lines: [] },
    copies,
    copy: 1,
    paper: '80',
    locale: 'en-IN',
    region: INDIA,
    text: createTexts('en-IN', {}).of(messages),
    formats: createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' }),
  }).job;
}

interface Setup {
  adapter: PrinterAdapter;
  /** The number of printed tickets. */
  printed(): number;
  fail(): void;
}

function memory(): Setup {
  const adapter = memoryPrinter();
  const printed = () => adapter.jobs.reduce((sum, { copies }) => sum + copies, 0);
  return { adapter, printed, fail: () => adapter.refuse('Paper is out') };
}

function bridge(): Setup {
  const sent: Blob[] = [];
  let status = 200;
  vi.stubGlobal('fetch', (_url: string, { body, signal }: { body: Blob; signal: AbortSignal }) => {
    signal.throwIfAborted();
    if (status === 200) sent.push(body);
    return Promise.resolve(new Response(null, { status }));
  });
  const adapter = bridgePrinter('http://127.0.0.1:9100');
  return { adapter, printed: () => sent.length, fail: () => void (status = 503) };
}

const ADAPTERS = [
  ['memoryPrinter', memory],
  ['bridgePrinter', bridge],
] as const;

afterEach(() => vi.unstubAllGlobals());

test.each(ADAPTERS)('%s prints each copy of a job', async (_name, open) => {
  const { adapter, printed } = open();
  await adapter.print(testJob(3), new AbortController().signal);

  expect(printed()).toBe(3);
});

test.each(ADAPTERS)('%s rejects with a reason when the printer fails', async (_name, open) => {
  const { adapter, printed, fail } = open();
  fail();
  const printing = adapter.print(testJob(), new AbortController().signal);

  await expect(printing).rejects.toThrow(/\w+/);
  expect(printed()).toBe(0);
});

test.each(ADAPTERS)('%s prints nothing after the signal has aborted', async (_name, open) => {
  const { adapter, printed } = open();

  await expect(adapter.print(testJob(), AbortSignal.abort())).rejects.toThrow();
  expect(printed()).toBe(0);
});
