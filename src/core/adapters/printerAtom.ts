import { atom } from 'jotai';
import type { PrinterAdapter } from '../contracts';

/** The host's printer; if `null`, the print dialog of the browser is used. */
export const printerAtom = atom<PrinterAdapter | null>(null);

/** Whether the value is a printer. This is checked because a host in plain JavaScript can pass any value. */
export function canPrint(printer: PrinterAdapter): boolean {
  return typeof printer.print === 'function';
}
