import { within } from '../../core/async/within';
import type { PrinterAdapter, PrinterProblem } from '../../core/contracts/printer';
import { type Answers, optionalQuestion } from '../optionalQuestion';
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
/** How long the bridge has to answer before a ticket is sent, in ms. */
const REACH_MS = 5_000;
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;
/** The permissions for which Chrome asks before a page reaches a device of the local network. */
const PERMISSIONS = ['local-network', 'loopback-network', 'local-network-access'] as const;

/**
 * An adapter for a bridge on the device or on the local network, which passes raw bytes on to a printer, for example to
 * port 9100. The bridge must allow the origin of the page (CORS). If it knows why the printer does not print, it answers
 * with an error status and the name of a `PrinterProblem` as text. Each job begins with `ESC @`, which prints nothing: if
 * that gets no answer, nothing was printed, and if a later answer is lost, the ticket may be on paper. Chrome asks the
 * vendor for access to the local network at the first request. `print` rejects with a `PrinterError`.
 *
 * @public
 */
export function networkPrinter({ url, label }: NetworkPrinterOptions): PrinterAdapter {
  const device = { id: url, name: hostOf(url) };
  return {
    id: `network ${url}`,
    ...(label && { label }),
    async connect() {
      await reach(url, CONNECT_MS);
      return device;
    },
    async print({ copies, escpos }, signal) {
      const bytes = await escpos();
      await reach(url, REACH_MS, signal);
      for (let copy = 0; copy < copies; copy += 1) {
        const problem = await send(url, bytes, signal).catch(() => {
          signal.throwIfAborted();
          return 'lost' as const;
        });
        // Without an answer, nobody knows whether the bridge has passed the bytes on.
        if (problem === 'lost') throw new PrinterError('interrupted');
        if (problem) throw new PrinterError(problem, copy > 0 ? { mayBePrinted: true } : {});
      }
    },
  };
}

/** Rejects if the bridge does not take bytes that print nothing. */
async function reach(url: string, ms: number, signal?: AbortSignal): Promise<void> {
  const problem = await within(signal, ms, (limited) => send(url, RESET, limited)).catch(
    async () => {
      signal?.throwIfAborted();
      const answers: Answers = new Map();
      const isKnown = await optionalQuestion({ answers, name: 'permission', ask: isRefused });
      return isKnown ? 'refused' : 'disconnected';
    },
  );
  if (problem) throw new PrinterError(problem === 'lost' ? 'offline' : problem);
}

/** Resolves with why the bridge did not print, or with `lost` if it may have printed. Rejects without an answer. */
async function send(
  url: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<PrinterProblem | 'lost' | null> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new Blob([bytes.slice()], { type: 'application/octet-stream' }),
    credentials: 'omit',
    signal,
    ...addressSpaceOf(url),
  });
  if (answer.ok) return null;
  const text = (await answer.text()).trim();
  if (isPrinterProblem(text)) return text;
  // A gateway that lost the bridge, or a bridge that failed with the bytes.
  return answer.status >= 500 ? 'lost' : 'offline';
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
