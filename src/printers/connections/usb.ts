import type { PrinterAdapter } from '../../core/contracts/printer';
import { devicePrinter } from '../devicePrinter';
import { PrinterError } from '../PrinterError';

/** The part of WebUSB that is used here. */
interface UsbEndpoint {
  endpointNumber: number;
  direction: 'in' | 'out';
  type: string;
  packetSize: number;
}

interface UsbInterface {
  interfaceNumber: number;
  alternates: readonly {
    alternateSetting: number;
    interfaceClass: number;
    endpoints: readonly UsbEndpoint[];
  }[];
}

interface UsbDevice {
  vendorId: number;
  productId: number;
  serialNumber?: string | null;
  productName?: string | null;
  configuration: { interfaces: readonly UsbInterface[] } | null;
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  selectAlternateInterface(number: number, setting: number): Promise<void>;
  transferOut(
    endpoint: number,
    data: BufferSource,
  ): Promise<{ status?: string; bytesWritten?: number }>;
  transferIn(endpoint: number, length: number): Promise<{ data?: DataView }>;
}

interface Usb {
  requestDevice(options: { filters: readonly { classCode: number }[] }): Promise<UsbDevice>;
  getDevices(): Promise<UsbDevice[]>;
}

const PRINTER_CLASS = 7;
const CHUNK_BYTES = 4_096;

const usbOf = () => (navigator as { usb?: Usb }).usb;

/**
 * An adapter for ESC/POS printers with a USB port. Needs WebUSB (Chrome and Edge). On Windows, the driver of the printer
 * must be WinUSB; with the driver of its manufacturer, use `serialPrinter`. `print` rejects with a `PrinterError`.
 *
 * @public
 */
export function usbPrinter(): PrinterAdapter {
  return devicePrinter<UsbDevice>({
    id: 'usb',
    isAvailable: () => usbOf() !== undefined,
    async choose() {
      const usb = usbOf();
      if (!usb) throw new PrinterError('refused');
      return usb.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] });
    },
    known: async () => (await usbOf()?.getDevices()) ?? [],
    describe({ vendorId, productId, serialNumber, productName }) {
      const model = [vendorId, productId].map((id) => id.toString(16).padStart(4, '0')).join(':');
      return { id: `${model} ${serialNumber ?? ''}`.trim(), name: productName || `USB ${model}` };
    },
    open,
  });
}

async function open(device: UsbDevice) {
  await device.open();
  try {
    if (!device.configuration) await device.selectConfiguration(1);
    const { number, setting, output, input } = printerOf(device);
    await device.claimInterface(number);
    if (setting !== 0) await device.selectAlternateInterface(number, setting);
    return {
      chunkBytes: CHUNK_BYTES,
      async write(bytes: Uint8Array<ArrayBuffer>) {
        for (let at = 0; at < bytes.length; ) {
          const rest = bytes.subarray(at);
          const sent = await device.transferOut(output.endpointNumber, rest);
          const { status, bytesWritten = rest.length } = sent;
          if (status !== 'ok' || bytesWritten === 0) {
            throw new DOMException('The printer stalled', 'NetworkError');
          }
          at += bytesWritten;
        }
      },
      ...(input && {
        listen: async () => async () => {
          const { data } = await device.transferIn(input.endpointNumber, input.packetSize);
          return data
            ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
            : new Uint8Array();
        },
      }),
      close: () => device.close(),
    };
  } catch (error) {
    await device.close().catch(() => {});
    throw error;
  }
}

/** The interface of the printer class, with its endpoints. */
function printerOf({ configuration }: UsbDevice) {
  for (const { interfaceNumber: number, alternates } of configuration?.interfaces ?? []) {
    for (const { alternateSetting: setting, interfaceClass, endpoints } of alternates) {
      const bulk = (direction: UsbEndpoint['direction']) =>
        endpoints.find((one) => one.type === 'bulk' && one.direction === direction);
      const output = bulk('out');
      if (interfaceClass === PRINTER_CLASS && output) {
        return { number, setting, output, input: bulk('in') };
      }
    }
  }
  throw new PrinterError('disconnected');
}
