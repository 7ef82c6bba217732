import type { VirtualPrinter } from './virtualPrinter';

/** What the vendor does in the browser's dialog. */
export interface Chooser {
  answer: 'choose' | 'close' | 'refuse';
  /** How often the dialog was opened. */
  count: number;
}

/** Answers of the printer that the page has not read yet. */
function createAnswers() {
  const waiting: ((bytes: Uint8Array) => void)[] = [];
  const arrived: Uint8Array[] = [];
  return {
    push(bytes: Uint8Array) {
      if (bytes.length === 0) return;
      const next = waiting.shift();
      if (next) next(bytes);
      else arrived.push(bytes);
    },
    next(): Promise<Uint8Array> {
      const bytes = arrived.shift();
      return bytes ? Promise.resolve(bytes) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}

function choose<Device>(chooser: Chooser, device: Device): Promise<Device> {
  chooser.count += 1;
  if (chooser.answer === 'choose') return Promise.resolve(device);
  const name = chooser.answer === 'close' ? 'NotFoundError' : 'SecurityError';
  return Promise.reject(new DOMException('No port selected', name));
}

const lost = () => new DOMException('The device was lost', 'NetworkError');

/** Stands in for `navigator.serial`, at the edge of Web Serial. */
export function fakeSerial(printer: VirtualPrinter, chooser: Chooser) {
  let isOpen = false;
  const port = {
    get connected() {
      return printer.isPlugged;
    },
    readable: null as ReadableStream<Uint8Array> | null,
    writable: null as WritableStream<Uint8Array> | null,
    getInfo: () => ({ usbVendorId: 0x04b8, usbProductId: 0x0202 }),
    async open() {
      if (printer.isTaken) throw new DOMException('Failed to open serial port.', 'NetworkError');
      if (isOpen) throw new DOMException('The port is already open.', 'InvalidStateError');
      isOpen = true;
      const answers = createAnswers();
      port.readable = new ReadableStream(
        { pull: async (control) => control.enqueue(await answers.next()) },
        { highWaterMark: 0 },
      );
      port.writable = new WritableStream({
        write: async (bytes) => answers.push(await printer.receive(bytes)),
      });
    },
    async close() {
      if (port.readable?.locked || port.writable?.locked) throw new TypeError('A stream is locked');
      isOpen = false;
    },
  };
  return {
    requestPort: () => choose(chooser, port),
    getPorts: async () => [port],
  };
}

/** Stands in for `navigator.usb`, at the edge of WebUSB. */
export function fakeUsb(printer: VirtualPrinter, chooser: Chooser) {
  let isOpen = false;
  let answers = createAnswers();
  const device = {
    vendorId: 0x04b8,
    productId: 0x0e15,
    serialNumber: 'A1',
    productName: 'TM-T82',
    configuration: {
      interfaces: [
        {
          interfaceNumber: 0,
          alternates: [
            {
              alternateSetting: 0,
              interfaceClass: 7,
              endpoints: [
                { endpointNumber: 1, direction: 'out', type: 'bulk', packetSize: 64 },
                { endpointNumber: 2, direction: 'in', type: 'bulk', packetSize: 64 },
              ],
            },
          ],
        },
      ],
    },
    async open() {
      if (isOpen) throw new DOMException('A state change is in progress', 'InvalidStateError');
      isOpen = true;
      answers = createAnswers();
    },
    close: async () => void (isOpen = false),
    selectConfiguration: async () => {},
    async claimInterface() {
      if (printer.isTaken) throw new DOMException('Unable to claim interface.', 'NetworkError');
    },
    selectAlternateInterface: async () => {},
    async transferOut(_endpoint: number, bytes: Uint8Array) {
      answers.push(await printer.receive(bytes));
      return { status: 'ok' };
    },
    async transferIn() {
      const bytes = await answers.next();
      return { data: new DataView(bytes.buffer) };
    },
  };
  return {
    requestDevice: () => choose(chooser, device),
    getDevices: async () => (printer.isPlugged ? [device] : []),
  };
}

/** How a Bluetooth printer differs from one that does all. */
export interface BluetoothTraits {
  /** The largest write that arrives whole; of a larger one without a response, the rest is lost. */
  packetBytes: number;
  hasResponses: boolean;
  /** What `startNotifications` does; with `drop` it rejects, and the link is lost. */
  notifications: 'start' | 'drop' | 'hang';
}

/** Stands in for `navigator.bluetooth`, at the edge of Web Bluetooth. */
export function fakeBluetooth(
  printer: VirtualPrinter,
  chooser: Chooser,
  traits: Partial<BluetoothTraits> = {},
) {
  const { packetBytes = 512, hasResponses = true, notifications = 'start' } = traits;
  let isLinked = false;
  class State extends EventTarget {
    value?: DataView;
    async startNotifications() {
      if (notifications === 'hang') await new Promise(() => {});
      if (notifications === 'start') return;
      isLinked = false;
      throw lost();
    }
    notify(bytes: Uint8Array) {
      if (bytes.length === 0) return;
      this.value = new DataView(bytes.buffer);
      this.dispatchEvent(new Event('characteristicvaluechanged'));
    }
  }
  const state = new State();
  async function receive(bytes: Uint8Array): Promise<void> {
    if (!isLinked) throw lost();
    state.notify(await printer.receive(bytes));
  }
  const data = {
    properties: { write: hasResponses, writeWithoutResponse: true },
    async writeValueWithResponse(bytes: Uint8Array) {
      if (bytes.length > packetBytes) throw new DOMException('GATT error', 'NotSupportedError');
      await receive(bytes);
    },
    writeValueWithoutResponse: (bytes: Uint8Array) => receive(bytes.slice(0, packetBytes)),
  };
  const service = {
    getCharacteristic: async (uuid: string) => (uuid.includes('2af1') ? data : state),
  };
  const device = {
    id: 'ble 1',
    name: 'MPT-II',
    gatt: {
      async connect() {
        if (!printer.isPlugged) throw lost();
        isLinked = true;
        return {
          async getPrimaryService(uuid: string) {
            if (!uuid.includes('18f0')) throw new DOMException('No service', 'NotFoundError');
            return service;
          },
        };
      },
      disconnect: () => void (isLinked = false),
    },
  };
  return {
    requestDevice: () => choose(chooser, device),
    getDevices: async () => (printer.isPlugged ? [device] : []),
  };
}
