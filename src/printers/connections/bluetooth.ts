import type { PrinterAdapter } from '../../core/contracts/printer';
import type { Channel, Read } from '../channel';
import { devicePrinter } from '../devicePrinter';
import { PrinterError } from '../PrinterError';

/** The part of Web Bluetooth that is used here. */
interface Characteristic extends EventTarget {
  value?: DataView;
  properties: { write: boolean; writeWithoutResponse: boolean; notify: boolean };
  writeValueWithResponse(bytes: BufferSource): Promise<void>;
  writeValueWithoutResponse(bytes: BufferSource): Promise<void>;
  startNotifications(): Promise<unknown>;
}

interface Service {
  getCharacteristic(uuid: string): Promise<Characteristic>;
}

interface Device {
  id: string;
  name?: string;
  gatt?: {
    connect(): Promise<{ getPrimaryService(uuid: string): Promise<Service> }>;
    disconnect(): void;
  };
}

interface Bluetooth {
  requestDevice(options: {
    filters: readonly { services: readonly string[] }[];
    optionalServices: readonly string[];
  }): Promise<Device>;
  getDevices?(): Promise<Device[]>;
}

/** Services of a printer, with the characteristics that take the data and send the state. */
interface Profile {
  service: string;
  data: string;
  state?: string;
}

const short = (id: string) => `0000${id}-0000-1000-8000-00805f9b34fb`;

const PROFILES: readonly Profile[] = [
  { service: short('18f0'), data: short('2af1'), state: short('2af0') },
  {
    service: '49535343-fe7d-4ae5-8fa9-9fafd205e455',
    data: '49535343-8841-43f4-a8d4-ecbe34729bb3',
    state: '49535343-1e4d-4bd9-ba61-23c647249616',
  },
  {
    service: 'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
    data: 'bef8d6c9-9c21-4c9e-b632-bd58c1009f9f',
  },
];

/** A write that fits into a packet of every connection. */
const CHUNK_BYTES = 20;
/** A write that fits into one packet of a connection with an extended MTU. */
const LARGE_BYTES = 100;
/** The speed of writes without a response, which the buffer of a printer takes, and the time for the last one. */
const BYTES_PER_MS = 2;
const LAST_MS = 200;

const bluetoothOf = () => (navigator as { bluetooth?: Bluetooth }).bluetooth;

/**
 * An adapter for ESC/POS printers with Bluetooth Low Energy. Needs Web Bluetooth (Chrome and Edge). Where the browser
 * does not list permitted devices (`getDevices`), the vendor chooses the printer again after each reload. Writes have 20
 * bytes, or 100 if a first write of that size has arrived. `print` rejects with a `PrinterError`. Printers with classic Bluetooth are serial ports; see `serialPrinter`.
 *
 * @public
 */
export function bluetoothPrinter(): PrinterAdapter {
  const services = PROFILES.map(({ service }) => service);
  return devicePrinter<Device>({
    id: 'bluetooth',
    isAvailable: () => bluetoothOf() !== undefined,
    async choose() {
      const bluetooth = bluetoothOf();
      if (!bluetooth) throw new PrinterError('refused');
      const filters = services.map((service) => ({ services: [service] }));
      return bluetooth.requestDevice({ filters, optionalServices: services });
    },
    known: async () => (await bluetoothOf()?.getDevices?.()) ?? null,
    describe: ({ id, name }) => ({ id, name: name || 'Bluetooth' }),
    open,
  });
}

async function open({ gatt }: Device): Promise<Channel> {
  if (!gatt) throw new PrinterError('disconnected');
  const server = await gatt.connect().catch(() => {
    throw new PrinterError('disconnected');
  });
  try {
    const { data, stateOf } = await findProfile((uuid) => server.getPrimaryService(uuid));
    const isAcknowledged = data.properties.write;
    return {
      chunkBytes: CHUNK_BYTES,
      large: { bytes: LARGE_BYTES, isAcknowledged },
      // If each write waits for a response, the printer controls the speed.
      ...(isAcknowledged
        ? { write: (bytes) => data.writeValueWithResponse(bytes) }
        : paced((bytes) => data.writeValueWithoutResponse(bytes))),
      ...(stateOf && { listen: async () => listenTo(await stateOf()) }),
      close: async () => gatt.disconnect(),
    };
  } catch (error) {
    gatt.disconnect();
    throw error;
  }
}

async function findProfile(serviceOf: (uuid: string) => Promise<Service>) {
  for (const { service: uuid, data, state } of PROFILES) {
    const service = await serviceOf(uuid).catch(() => null);
    if (!service) continue;
    return {
      data: await service.getCharacteristic(data),
      stateOf: state ? () => service.getCharacteristic(state) : undefined,
    };
  }
  throw new PrinterError('disconnected');
}

/** Writes at the speed of a printer. A timer that fires late, as on a hidden page, is made up for. */
function paced(write: Channel['write']): Pick<Channel, 'write' | 'flush'> {
  let due = 0;
  return {
    async write(bytes) {
      due ||= performance.now();
      await pause(due - performance.now());
      await write(bytes);
      due += bytes.length / BYTES_PER_MS;
    },
    // Closing the connection would discard what the device has not sent yet.
    flush: () => pause(due + LAST_MS - performance.now()),
  };
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Returns a function that resolves with the next notification. */
async function listenTo(state: Characteristic): Promise<Read> {
  const received: Uint8Array[] = [];
  let deliver: (() => void) | undefined;
  state.addEventListener('characteristicvaluechanged', () => {
    if (state.value) received.push(new Uint8Array(state.value.buffer.slice(0)));
    deliver?.();
  });
  await state.startNotifications();
  return async () => {
    while (received.length === 0) await new Promise<void>((resolve) => (deliver = resolve));
    return received.shift() as Uint8Array;
  };
}
