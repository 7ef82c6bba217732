import type { PrinterAdapter } from 'vendor-portal';

/** An adapter for a program on the device that passes bytes on to the printer. */
export function bridgePrinter(url: string): PrinterAdapter {
  return {
    async print(job, signal) {
      const bytes = await job.escpos(80);
      for (let copy = 0; copy < job.copies; copy += 1) {
        const body = new Blob([bytes.slice()]);
        const answer = await fetch(url, { method: 'POST', body, signal }).catch(() => {
          throw new DOMException('It may be on paper', 'TimeoutError');
        });
        if (!answer.ok) throw new Error('The printer is offline');
      }
    },
  };
}
