import type { PrinterAdapter } from 'vendor-portal';

/** Replace this adapter with one for the program that passes documents on to your printer. */
export const receiptPrinter: PrinterAdapter = {
  async print({ kind, copies, ticket, escpos }) {
    const bytes = await escpos(80);
    console.info(`${kind} of order ${ticket.number}: ${copies} × ${bytes.length} bytes`);
  },
};
