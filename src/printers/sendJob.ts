import { within } from '../core/async/within';
import type { PrinterProblem } from '../core/contracts/printer';
import { CHUNK_MS, type Channel } from './channel';
import { PrinterError } from './PrinterError';
import { createStatusReader } from './status';

/** Time limits in ms: to open the connection, to send what is buffered, and to close it. */
const OPEN_MS = 8_000;
const FLUSH_MS = 10_000;
const CLOSE_MS = 1_000;

/** What errors of the browser mean when a connection is opened. */
const OPEN_PROBLEMS: Readonly<Record<string, PrinterProblem>> = {
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  NotFoundError: 'disconnected',
  InvalidStateError: 'busy',
  NetworkError: 'busy',
  TimeoutError: 'offline',
};

interface Sending {
  open(): Promise<Channel>;
  /** One copy. */
  bytes: Uint8Array;
  copies: number;
  signal: AbortSignal;
}

/** Opens the connection, sends the copies in chunks, and closes it. Rejects with a `PrinterError` where it can. */
export async function sendJob({ open, bytes, copies, signal }: Sending): Promise<void> {
  const opening = open();
  const channel = await within(signal, OPEN_MS, () => opening).catch((error: unknown) => {
    // It may open after the deadline.
    opening.then(({ close }) => close()).catch(() => {});
    throw toOpenError(error);
  });
  let isStarted = false;
  try {
    const { chunkBytes, write, flush } = channel;
    const readProblem = createStatusReader(channel, signal);
    const check = async () => {
      const problem = await readProblem();
      if (problem) throw new PrinterError(problem, { mayBePrinted: isStarted });
    };
    await check();
    for (let copy = 0; copy < copies; copy += 1) {
      for (let at = 0; at < bytes.length; at += chunkBytes) {
        const chunk = bytes.slice(at, at + chunkBytes);
        isStarted = true;
        await within(signal, CHUNK_MS, () => write(chunk));
      }
    }
    await check();
    if (flush) await within(signal, FLUSH_MS, flush);
  } catch (error) {
    throw toPrinterError(error, isStarted);
  } finally {
    await within(undefined, CLOSE_MS, channel.close).catch(() => {});
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

function toOpenError(error: unknown): unknown {
  const problem = OPEN_PROBLEMS[nameOf(error)];
  return problem ? new PrinterError(problem) : error;
}

function toPrinterError(error: unknown, isStarted: boolean): unknown {
  // The portal ends a job with an `AbortError`.
  if (error instanceof PrinterError || nameOf(error) === 'AbortError') return error;
  if (nameOf(error) === 'TimeoutError')
    return new PrinterError('offline', { mayBePrinted: isStarted });
  return new PrinterError(isStarted ? 'interrupted' : 'disconnected');
}
