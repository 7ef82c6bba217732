const STATUS_BITS = 0b0001_0010;

/**
 * A model of an ESC/POS printer behind a connection: it keeps the bytes that arrive, answers `DLE EOT`, and can run out
 * of paper, be opened, be paused, or lose its cable.
 */
export interface VirtualPrinter {
  /** The bytes on paper, without the requests for the state. */
  bytes: number[];
  /** The size of each write. */
  writes: number[];
  isPaperOut: boolean;
  isCoverOpen: boolean;
  isOffline: boolean;
  /** Whether the printer answers requests for its state. */
  answers: boolean;
  /** How long a request for the state waits behind data that was sent before, in ms. */
  backlogMs: number;
  /** A paused printer takes no data. */
  isPaused: boolean;
  /** The number of bytes after which the cable is cut. */
  cutAfter: number;
  /** Whether the browser lists the printer. */
  isPlugged: boolean;
  /** Whether another tab has opened the printer. */
  isTaken: boolean;
  /** Takes bytes from the connection, and resolves with the answer of the printer. */
  receive(bytes: Uint8Array): Promise<Uint8Array>;
}

export function virtualPrinter(): VirtualPrinter {
  const printer: VirtualPrinter = {
    bytes: [],
    writes: [],
    isPaperOut: false,
    isCoverOpen: false,
    isOffline: false,
    answers: true,
    backlogMs: 0,
    isPaused: false,
    cutAfter: Infinity,
    isPlugged: true,
    isTaken: false,
    async receive(bytes) {
      // Zeros print nothing.
      const command = bytes.slice(bytes.findIndex((byte) => byte !== 0));
      const [first, second, request] = command;
      if (command.length === 3 && first === 0x10 && second === 0x04) {
        const { backlogMs } = printer;
        if (printer.bytes.length > 0) await new Promise((done) => setTimeout(done, backlogMs));
        return statusOf(printer, request);
      }
      if (printer.isPaused) await new Promise(() => {});
      if (bytes.every((byte) => byte === 0)) return new Uint8Array();
      printer.writes.push(bytes.length);
      for (const byte of bytes) {
        if (printer.bytes.length >= printer.cutAfter) {
          printer.isPlugged = false;
          throw new DOMException('The device has been lost.', 'NetworkError');
        }
        printer.bytes.push(byte);
      }
      return new Uint8Array();
    },
  };
  return printer;
}

function statusOf(printer: VirtualPrinter, request: number | undefined): Uint8Array {
  if (!printer.answers) return new Uint8Array();
  const { isCoverOpen, isPaperOut, isOffline } = printer;
  const bits: Record<number, number> = {
    1: isOffline || isCoverOpen || isPaperOut ? 0x08 : 0,
    2: (isCoverOpen ? 0x04 : 0) | (isPaperOut ? 0x20 : 0),
    4: isPaperOut ? 0x60 : 0,
  };
  return Uint8Array.of(STATUS_BITS | (bits[request ?? 0] ?? 0));
}
