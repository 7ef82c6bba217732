import type { PrinterAdapter, PrintJob } from '../../src/core/contracts';
import { createGate } from './gate';

/** A printer that remembers its jobs. */
export interface MemoryPrinter extends PrinterAdapter {
  jobs: readonly PrintJob[];
  /** Makes the printer refuse jobs for this reason, until it is called with `null`. */
  refuse(reason: string | null): void;
  /** Leaves jobs unanswered until the returned function is called. */
  hang(): () => void;
}

export function memoryPrinter(): MemoryPrinter {
  const jobs: PrintJob[] = [];
  let refusal: string | null = null;
  let answer = Promise.resolve();
  return {
    jobs,
    refuse: (reason) => void (refusal = reason),
    hang() {
      const { opened, open } = createGate();
      answer = opened;
      return open;
    },
    async print(job, signal) {
      signal.throwIfAborted();
      if (refusal !== null) throw new Error(refusal);
      jobs.push(job);
      await answer;
    },
  };
}
