import { within } from '../core/async/within';
import type { PrinterProblem } from '../core/contracts/printer';
import { CHUNK_MS, type Channel } from './channel';
import { type Answers, forgo, optionalQuestion } from './optionalQuestion';
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

const DLE = 0x10;
const EOT = 0x04;

/** What each status byte of `DLE EOT n` says, with the most specific one first. */
const REQUESTS: readonly { n: number; problems: readonly [mask: number, PrinterProblem][] }[] = [
  {
    n: 2,
    problems: [
      [0x04, 'cover'],
      [0x20, 'paper'],
    ],
  },
  { n: 4, problems: [[0x60, 'paper']] },
  { n: 1, problems: [[0x08, 'offline']] },
];

/** Bits that are the same in every status byte: off, on, on, off. */
const isStatus = (byte: number) => (byte & 0b1001_0011) === 0b0001_0010;

/** The questions to a printer; a job can do without their answers. */
interface Asked {
  /** `null` if the printer is ready, or does not tell. */
  readProblem(): Promise<PrinterProblem | null>;
  /** The number of bytes for one write. */
  chunkBytes(): Promise<number>;
}

/**
 * Starts to receive, and returns the questions. These functions reject if a question was refused, which may have broken
 * the connection.
 */
async function askPrinter(channel: Channel, answers: Answers, signal: AbortSignal): Promise<Asked> {
  const { write, listen, chunkBytes, large } = channel;
  const question = <Answer>(name: string, ask: () => Promise<Answer>) =>
    optionalQuestion({ answers, name, ask, signal });
  const isListening = listen !== undefined && answers.get('listen') !== false;
  const read = isListening ? await question('listen', listen) : null;
  if (isListening && !read) throw new Error('The printer cannot be heard');
  // A read that has no answer yet is used again by the next question.
  let pending: Promise<Uint8Array> | null = null;

  async function nextStatus(): Promise<number> {
    for (;;) {
      pending ??= read?.() ?? Promise.reject(new Error('The connection has one direction'));
      const bytes = await pending;
      pending = null;
      const status = bytes.filter(isStatus).at(-1);
      if (status !== undefined) return status;
    }
  }

  /** Asks for a status in a write of this size. The bytes before the question are zeros, which print nothing. */
  async function askStatus(name: string, n: number, size = 3): Promise<number | null> {
    if (!read || answers.get(name) === false) return null;
    const request = new Uint8Array(size);
    request.set([DLE, EOT, n], size - 3);
    await within(signal, CHUNK_MS, () => write(request)).catch((error: unknown) => {
      forgo(answers, name);
      throw error;
    });
    const status = await question(name, nextStatus);
    pending?.catch(() => {});
    return status;
  }

  return {
    async readProblem() {
      for (const { n, problems } of REQUESTS) {
        const status = await askStatus('status', n);
        if (status === null) return null;
        const problem = problems.find(([mask]) => (status & mask) !== 0);
        if (problem) return problem[1];
      }
      return null;
    },
    async chunkBytes() {
      if (!large) return chunkBytes;
      if (!large.isAcknowledged) {
        const hasArrived = answers.get('status') && (await askStatus('large', 1, large.bytes));
        return hasArrived ? large.bytes : chunkBytes;
      }
      if (!answers.has('large')) {
        const taken = await question('large', () => write(new Uint8Array(large.bytes)));
        if (taken === null) throw new Error('A large write was refused');
      }
      return answers.get('large') ? large.bytes : chunkBytes;
    },
  };
}
