import type { PrinterAdapter } from '../core/contracts';
import type { NativeShell, ShellPrintJob } from './types';

export function shellPrinter(shell: NativeShell, paper: 58 | 80): PrinterAdapter {
  return {
    async print({ kind, copies, ticket, escpos }) {
      const bytes = await escpos(paper);
      const job: ShellPrintJob = { kind, number: ticket.number, copies, escpos: toBase64(bytes) };
      const failure = await shell.printer?.(JSON.stringify(job));
      if (failure) throw new Error(failure);
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
