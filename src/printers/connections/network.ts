import { within } from '../../core/async/within';
import type { PrinterAdapter } from '../../core/contracts/printer';
import { isPrinterProblem, PrinterError } from '../PrinterError';

/** Options of {@link networkPrinter}. @public */
export interface NetworkPrinterOptions {
  /** The URL of the bridge. It receives each copy as the body of a POST request, as raw ESC/POS bytes. */
  url: string;
  /** The name of the connection, for a page with several bridges. */
  label?: string;
}

/** `ESC @`: resets the printer and prints nothing. */
const RESET = Uint8Array.of(0x1b, 0x40);
/** How long connecting may take, with the question of the browser, in ms. */
const CONNECT_MS = 30_000;
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;
/** The permissions for which Chrome asks before a page reaches a device of the local network. */
const PERMISSIONS = ['local-network', 'loopback-network', 'local-network-access'] as const;

/**
 * An adapter for a bridge on the device or on the local network, which passes raw bytes on to a printer, for example to
 * port 9100. The bridge must allow the origin of the page (CORS). If it knows why the printer does not print, it answers
 * with an error status and the name of a `PrinterProblem` as text. Chrome asks the vendor for access to the local
 * network at the first request. `print` rejects with a `PrinterError`.
 *
 * @public
 */
export function networkPrinter({ url, label }: NetworkPrinterOptions): PrinterAdapter {
  const device = { id: url, name: hostOf(url) };
  return {
    id: `network ${url}`,
    ...(label && { label }),
    async connect() {
      await within(undefined, CONNECT_MS, (signal) => send(url, RESET, signal)).catch(
        (error: unknown) => {
          throw error instanceof PrinterError ? error : new PrinterError('disconnected');
        },
      );
      return device;
    },
    async print({ copies, escpos }, signal) {
      const bytes = await escpos();
      for (let copy = 0; copy < copies; copy += 1) {
        await send(url, bytes, signal).catch((error: unknown) => {
          const isCopy = copy > 0 && error instanceof PrinterError;
          throw isCopy ? new PrinterError(error.problem, { mayBePrinted: true }) : error;
        });
      }
    },
  };
}

async function send(url: string, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new Blob([bytes.slice()], { type: 'application/octet-stream' }),
    credentials: 'omit',
    signal,
    ...addressSpaceOf(url),
  }).catch(async (error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
    throw new PrinterError((await isRefused()) ? 'refused' : 'disconnected');
  });
  if (answer.ok) return;
  const text = (await answer.text()).trim();
  throw new PrinterError(isPrinterProblem(text) ? text : 'offline');
}

/** Allows a page with https to call a bridge with http, which Chrome otherwise blocks as mixed content. */
function addressSpaceOf(url: string): object {
  const { protocol, hostname } = new URL(url, location.href);
  if (protocol !== 'http:' || location.protocol !== 'https:') return {};
  return { targetAddressSpace: LOOPBACK.test(hostname) ? 'loopback' : 'local' };
}

async function isRefused(): Promise<boolean> {
  const states = await Promise.all(
    PERMISSIONS.map(async (name) => {
      const asked = navigator.permissions?.query({ name: name as PermissionName });
      return (await asked?.catch(() => null))?.state;
    }),
  );
  return states.includes('denied');
}

function hostOf(url: string): string {
  try {
    return new URL(url, globalThis.location?.href).host;
  } catch {
    return url;
  }
}
