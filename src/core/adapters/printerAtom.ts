import { atom } from 'jotai';
import type { PrinterAdapter } from '../contracts';

/** `null`: the browser's print dialog. */
export const printerAtom = atom<PrinterAdapter | null>(null);

/** Checked at run time, because a host in plain JavaScript can pass any value. */
export function canPrint(printer: PrinterAdapter): boolean {
  return typeof printer.print === 'function';
}
