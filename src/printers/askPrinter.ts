import { within } from '../core/async/within';
import type { PrinterProblem } from '../core/contracts/printer';
import { CHUNK_MS, type Channel } from './channel';
import { type Answers, forgo, optionalQuestion } from './optionalQuestion';

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
export interface Asked {
  /** `null` if the printer is ready, or does not tell. */
  readProblem(): Promise<PrinterProblem | null>;
  /** The number of bytes for one write. */
  chunkBytes(): Promise<number>;
}

/**
 * Starts to receive, and returns the questions. These functions reject if a question was refused, which may have broken
 * the connection.
 */
export async function askPrinter(
  channel: Channel,
  answers: Answers,
  signal: AbortSignal,
): Promise<Asked> {
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
        const found = problems.find(([mask]) => (status & mask) !== 0);
        if (found) return found[1];
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
