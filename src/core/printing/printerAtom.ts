import { atom } from 'jotai';
import type { PrinterAdapter } from '../contracts';

/** `null`: the browser's print dialog. */
export const printerAtom = atom<PrinterAdapter | null>(null);

/** The prop of a host in JavaScript can be anything. */
export function canPrint(printer: PrinterAdapter): boolean {
  return typeof printer.print === 'function';
}
