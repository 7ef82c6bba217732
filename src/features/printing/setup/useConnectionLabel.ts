import type { PrinterAdapter } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import messages from '../messages.en.json';

/** The adapters of `vendor-portal/printers`. The id of a bridge ends with its URL. */
const LABELS = {
  serial: 'connectionSerial',
  usb: 'connectionUsb',
  bluetooth: 'connectionBluetooth',
  network: 'connectionNetwork',
} as const;

/** Returns a function that names the connection of an adapter. */
export function useConnectionLabel() {
  const text = useText(messages);
  return ({ id = '', label }: PrinterAdapter): string => {
    if (label) return label;
    const [kind] = id.split(' ');
    const known = Object.entries(LABELS).find(([name]) => name === kind);
    return known ? text(known[1]) : id;
  };
}
