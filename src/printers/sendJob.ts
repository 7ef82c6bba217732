import { within } from '../core/async/within';
import type { PrinterProblem } from '../core/contracts/printer';
import { type Asked, askPrinter } from './askPrinter';
import { CHUNK_MS, type Channel } from './channel';
import type { Answers } from './optionalQuestion';
import { PrinterError } from './PrinterError';

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
  /** What the printer has answered to earlier jobs. */
  answers: Answers;
  /** One copy. */
  bytes: Uint8Array;
  copies: number;
  signal: AbortSignal;
}

/** Opens the connection, sends the copies in chunks, and closes it. Rejects with a `PrinterError` where it can. */
export async function sendJob(sending: Sending): Promise<void> {
  const { bytes, copies, signal } = sending;
  const { channel, chunkBytes, readProblem } = await openAndAsk(sending);
  const { write, flush } = channel;
  try {
    for (let copy = 0; copy < copies; copy += 1) {
      for (let at = 0; at < bytes.length; at += chunkBytes) {
        const chunk = bytes.slice(at, at + chunkBytes);
        await within(signal, CHUNK_MS, () => write(chunk));
      }
    }
    const problem = await readProblem();
    if (problem) throw new PrinterError(problem, { mayBePrinted: true });
    if (flush) await within(signal, FLUSH_MS, flush);
  } catch (error) {
    throw toPrinterError(error, true);
  } finally {
    await close(channel);
  }
}

interface Ready extends Pick<Asked, 'readProblem'> {
  channel: Channel;
  chunkBytes: number;
}

/** Opens the connection to a printer that is ready. Rejects before any byte of a ticket was sent. */
async function openAndAsk({ open, answers, signal }: Sending): Promise<Ready> {
  const channel = await openWithin(open, signal);
  try {
    const asked = await askPrinter(channel, answers, signal);
    const problem = await asked.readProblem();
    if (problem) throw new PrinterError(problem);
    return { channel, ...asked, chunkBytes: await asked.chunkBytes() };
  } catch (error) {
    await close(channel);
    // Only a printer that takes no bytes, or is not ready, ends the job.
    const isKnown = error instanceof PrinterError || nameOf(error) === 'TimeoutError';
    if (isKnown || signal.aborted) throw toPrinterError(error, false);
  }
  // The question may have broken the connection: do without it.
  const again = await openWithin(open, signal);
  return { channel: again, chunkBytes: again.chunkBytes, readProblem: async () => null };
}

async function openWithin(open: () => Promise<Channel>, signal: AbortSignal): Promise<Channel> {
  const opening = open();
  return within(signal, OPEN_MS, () => opening).catch((error: unknown) => {
    // It may open after the deadline.
    opening.then(close).catch(() => {});
    throw toOpenError(error);
  });
}

function close(channel: Channel): Promise<void> {
  return within(undefined, CLOSE_MS, channel.close).catch(() => {});
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
