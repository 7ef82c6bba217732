import { within } from '../core/async/within';
import type { PrinterProblem } from '../core/contracts/printer';
import { CHUNK_MS, type Channel } from './channel';

const DLE = 0x10;
const EOT = 0x04;
/** How long a printer has to answer, in ms. */
const ANSWER_MS = 500;

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

/**
 * Returns a function that asks the printer for its state. The function returns `null` if the printer is ready, and from
 * the first request without an answer on, because many printers do not answer.
 */
export function createStatusReader({ write, read }: Channel, signal: AbortSignal) {
  let isSilent = !read;
  // A read that has no answer yet is used again by the next request.
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

  async function ask(n: number): Promise<number | null> {
    await within(signal, CHUNK_MS, () => write(Uint8Array.of(DLE, EOT, n)));
    const answer = within(signal, ANSWER_MS, nextStatus);
    return answer.catch(() => {
      pending?.catch(() => {});
      return null;
    });
  }

  return async (): Promise<PrinterProblem | null> => {
    for (const { n, problems } of REQUESTS) {
      if (isSilent) return null;
      const status = await ask(n);
      if (status === null) isSilent = true;
      const found = problems.find(([mask]) => status !== null && (status & mask) !== 0);
      if (found) return found[1];
    }
    return null;
  };
}
