import type { Page } from '@playwright/test';
import { readPaper } from '../../../bin/harness/printer/readPaper.ts';

/**
 * Replaces Web Serial in a page by a port with a printer, because headless Chromium has no dialog that chooses one. The
 * vendor has one port to choose; a reload keeps the permission.
 */
export async function fakeSerialPort(page: Page) {
  const received: number[] = [];
  await page.exposeFunction(
    'receiveBytes',
    (bytes: readonly number[]) => void received.push(...bytes),
  );
  await page.addInitScript(() => {
    const { receiveBytes } = window as unknown as { receiveBytes(bytes: number[]): Promise<void> };
    let answer: ReadableStreamDefaultController<Uint8Array> | undefined;
    const port = {
      connected: true,
      readable: null as ReadableStream<Uint8Array> | null,
      writable: null as WritableStream<Uint8Array> | null,
      getInfo: () => ({ usbVendorId: 0x04b8 }),
      async open() {
        port.readable = new ReadableStream({ start: (control) => void (answer = control) });
        port.writable = new WritableStream({
          async write(bytes) {
            // `DLE EOT`: the printer is ready.
            if (bytes.length === 3 && bytes[0] === 0x10) answer?.enqueue(Uint8Array.of(0x12));
            else await receiveBytes([...bytes]);
          },
        });
      },
      close: async () => {},
    };
    const chosen = 'test-port-chosen';
    const serial = {
      async requestPort() {
        localStorage.setItem(chosen, 'yes');
        return port;
      },
      getPorts: async () => (localStorage.getItem(chosen) ? [port] : []),
    };
    Object.defineProperty(navigator, 'serial', { configurable: true, value: serial });
  });
  return {
    /** The text on paper. */
    async paper(): Promise<string> {
      const lines = readPaper(Uint8Array.from(received));
      return lines.map((line) => (line.type === 'text' ? line.text : '')).join('\n');
    },
  };
}
