import {
  androidPrinter,
  bluetoothPrinter,
  networkPrinter,
  serialPrinter,
  usbPrinter,
} from 'vendor-portal/printers';

/** The connections that the vendor can choose. Created once, outside of the component. */
export const printers = [
  usbPrinter(),
  serialPrinter(),
  bluetoothPrinter(),
  androidPrinter(),
  networkPrinter({ url: '/print-bridge' }),
];
