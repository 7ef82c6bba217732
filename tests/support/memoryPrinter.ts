import type { PrinterAdapter, PrintJob } from '../../src/core/contracts';

/** A printer that remembers its jobs, and refuses them while it has a reason. */
export interface MemoryPrinter extends PrinterAdapter {
  jobs: readonly PrintJob[];
  refuse(reason: string | null): void;
}

export function memoryPrinter(): MemoryPrinter {
  const jobs: PrintJob[] = [];
  let refusal: string | null = null;
  return {
    jobs,
    refuse: (reason) => void (refusal = reason),
    async print(job, signal) {
      signal.throwIfAborted();
      if (refusal !== null) throw new Error(refusal);
      jobs.push(job);
    },
  };
}
