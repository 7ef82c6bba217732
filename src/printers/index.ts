export type {
  PrinterAdapter,
  PrinterDevice,
  PrinterProblem,
  PrintJob,
  Ticket,
  TicketLine,
} from '../core/contracts/printer';
export { type AndroidPrinterOptions, androidPrinter } from './connections/android';
export { bluetoothPrinter } from './connections/bluetooth';
export { type NetworkPrinterOptions, networkPrinter } from './connections/network';
export { type SerialPrinterOptions, serialPrinter } from './connections/serial';
export { usbPrinter } from './connections/usb';
export { PrinterError } from './PrinterError';
