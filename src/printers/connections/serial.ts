import type { PrinterAdapter } from '../../core/contracts/printer';
import { type Connection, devicePrinter } from '../devicePrinter';
import { PrinterError } from '../PrinterError';

/** The part of Web Serial that is used here. */
interface SerialPort {
  connected?: boolean;
  readable: ReadableStream<Uint8Array> | null;
  writable: WritableStream<Uint8Array> | null;
  getInfo(): SerialInfo;
  open(options: { baudRate: number; bufferSize: number }): Promise<void>;
  close(): Promise<void>;
}

interface SerialInfo {
  usbVendorId?: number;
  usbProductId?: number;
  bluetoothServiceClassId?: string | number;
}

interface Serial {
  requestPort(): Promise<SerialPort>;
  getPorts(): Promise<SerialPort[]>;
}

/** Options of {@link serialPrinter}. @public */
export interface SerialPrinterOptions {
  /**
   * The speed that is set on the printer, in bits per second. Ports over USB or Bluetooth ignore it.
   *
   * @defaultValue `9600`
   */
  baudRate?: number;
}

const CHUNK_BYTES = 1_024;
const BUFFER_BYTES = 4_096;

const serialOf = () => (navigator as { serial?: Serial }).serial;

/**
 * An adapter for ESC/POS printers at a serial port: a cable with RS-232, a printer whose driver creates a COM port, or a
 * paired Bluetooth printer. Needs Web Serial (Chrome and Edge). `print` rejects with a `PrinterError`.
 *
 * @example
 * ```tsx
 * const printers = [serialPrinter({ baudRate: 19_200 }), usbPrinter()];
 *
 * <VendorPortal host="https://api.market.example" printer={printers} />;
 * ```
 * @public
 */
export function serialPrinter({ baudRate = 9_600 }: SerialPrinterOptions = {}): PrinterAdapter {
  const connection: Connection<SerialPort> = {
    id: 'serial',
    isAvailable: () => serialOf() !== undefined,
    choose: () => required(serialOf()).requestPort(),
    known: async () => (await serialOf()?.getPorts())?.filter(isPluggedIn) ?? [],
    describe: (port) => describe(port.getInfo()),
    open: (port) => open(port, baudRate),
  };
  return devicePrinter(connection);
}

function required(serial: Serial | undefined): Serial {
  if (!serial) throw new PrinterError('refused');
  return serial;
}

/** Opening a paired Bluetooth printer connects it. Older browsers list only ports that are plugged in. */
function isPluggedIn(port: SerialPort): boolean {
  return port.connected !== false || isBluetooth(port);
}

function isBluetooth(port: SerialPort): boolean {
  return port.getInfo().bluetoothServiceClassId !== undefined;
}

function describe({ usbVendorId, usbProductId, bluetoothServiceClassId }: SerialInfo) {
  if (usbVendorId !== undefined) {
    const model = [usbVendorId, usbProductId ?? 0].map((id) => id.toString(16).padStart(4, '0'));
    return { id: `usb ${model.join(':')}`, name: `USB ${model.join(':')}` };
  }
  if (bluetoothServiceClassId !== undefined) {
    return { id: `bluetooth ${bluetoothServiceClassId}`, name: 'Bluetooth' };
  }
  return { id: 'port', name: 'COM' };
}

async function open(port: SerialPort, baudRate: number) {
  await port.open({ baudRate, bufferSize: BUFFER_BYTES }).catch((error: unknown) => {
    throw isBluetooth(port) ? new PrinterError('disconnected') : error;
  });
  const { writable, readable } = port;
  if (!writable) {
    await port.close();
    throw new PrinterError('disconnected');
  }
  const writer = writable.getWriter();
  const reader = readable?.getReader();
  // Errors are reported by the writes.
  writer.closed.catch(() => {});
  reader?.closed.catch(() => {});
  return {
    chunkBytes: CHUNK_BYTES,
    write: (bytes: Uint8Array) => writer.write(bytes),
    ...(reader && {
      listen: async () => async () => (await reader.read()).value ?? unplugged(),
    }),
    // Web Serial sends the rest of its buffer when the stream is closed.
    flush: () => writer.close(),
    async close() {
      await Promise.allSettled([reader?.cancel(), writer.abort()]);
      reader?.releaseLock();
      writer.releaseLock();
      await port.close();
    },
  };
}

function unplugged(): never {
  throw new DOMException('The port was closed', 'NetworkError');
}
