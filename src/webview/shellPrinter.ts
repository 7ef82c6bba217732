import type { PrinterAdapter } from '../core/contracts';
import { toBase64 } from '../core/format/base64';
import type { NativeShell, ShellPrintJob } from './types';

export function shellPrinter(shell: NativeShell, paper: 58 | 80): PrinterAdapter {
  return {
    async print({ kind, copies, ticket, escpos }) {
      const bytes = await escpos(paper);
      const job: ShellPrintJob = { kind, number: ticket.number, copies, escpos: toBase64(bytes) };
      const failure = await call(() => shell.printer?.(JSON.stringify(job)));
      if (failure) throw new Error(failure);
    },
  };
}

/** A method of the app that throws, as on an exception in Java, may have printed before. */
function call<Result>(method: () => Result): Result {
  try {
    return method();
  } catch (error) {
    reportError(error);
    throw new DOMException('The app did not answer', 'TimeoutError');
  }
}
