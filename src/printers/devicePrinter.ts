import { anySignal } from '../core/async/anySignal';
import type { PrinterAdapter, PrinterDevice } from '../core/contracts/printer';
import { withLiveLock } from '../core/tabs/withLiveLock';
import type { Channel } from './channel';
import type { Answers } from './optionalQuestion';
import { PrinterError } from './PrinterError';
import { sendJob } from './sendJob';

/** How long a job waits for the jobs of other tabs, in ms: a tab that is stalled loses the printer after 10 s. */
const TURN_MS = 14_000;

/** How the browser reaches one kind of printer. */
export interface Connection<Handle> {
  id: string;
  isAvailable(): boolean;
  /** Opens the dialog of the browser. */
  choose(): Promise<Handle>;
  /** The printers that the vendor has allowed and that are plugged in; `null` if the browser does not list them. */
  known(): Promise<readonly Handle[] | null>;
  describe(handle: Handle): PrinterDevice;
  open(handle: Handle): Promise<Channel>;
}

/** An adapter for printers that the vendor chooses in a dialog of the browser. */
export function devicePrinter<Handle>(
  connection: Connection<Handle>,
): Required<Omit<PrinterAdapter, 'label'>> {
  const { id, describe } = connection;
  /** Printers that were chosen on this page. Some browsers do not list them. */
  const chosen = new Map<string, Handle>();
  /** What each printer has answered on this page, by its id. */
  const answered = new Map<string, Answers>();

  async function find(device: PrinterDevice | undefined): Promise<Handle | undefined> {
    if (!device || !connection.isAvailable()) return undefined;
    const grantedHandles = await connection.known();
    const held = chosen.get(device.id);
    // Two printers of one model can have the same id, so that the one that was chosen comes first.
    if (held && (grantedHandles?.includes(held) ?? true)) return held;
    return grantedHandles?.find((handle) => describe(handle).id === device.id);
  }

  return {
    id,
    isAvailable: connection.isAvailable,
    async connect() {
      try {
        const handle = await connection.choose();
        const device = describe(handle);
        chosen.set(device.id, handle);
        answered.delete(device.id);
        return device;
      } catch (error) {
        const name = error instanceof Error ? error.name : '';
        // The vendor has closed the dialog of the browser.
        if (name === 'NotFoundError' || name === 'AbortError') return null;
        throw name === 'SecurityError' || name === 'NotAllowedError'
          ? new PrinterError('refused')
          : error;
      }
    },
    isConnected: async (device) => (await find(device)) !== undefined,
    async print({ device, copies, escpos }, signal) {
      const bytes = await escpos();
      await inTurn(`vendor-portal:printer:${id}:${device?.id}`, signal, async (ended) => {
        const handle = await find(device);
        if (!device || handle === undefined) throw new PrinterError('disconnected');
        const answers = answered.get(device.id) ?? new Map();
        answered.set(device.id, answers);
        const open = () => connection.open(handle);
        await sendJob({ open, answers, bytes, copies, signal: ended });
      });
    },
  };
}

/**
 * Runs `work` while no other tab sends to the same printer. A tab that was stalled for so long that another one took the
 * printer stops its job.
 */
async function inTurn(
  name: string,
  signal: AbortSignal,
  work: (ended: AbortSignal) => Promise<void>,
): Promise<void> {
  const waiting = new AbortController();
  const { signal: waited } = waiting;
  const timer = setTimeout(() => waiting.abort(new PrinterError('busy')), TURN_MS);
  const stop = () => waiting.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true, signal: waited });
  if (signal.aborted) stop();
  let isLost = false;
  try {
    waited.throwIfAborted();
    await withLiveLock(name, { signal: waited }, async (lost) => {
      clearTimeout(timer);
      lost.addEventListener('abort', () => (isLost = true));
      await work(anySignal(signal, lost));
    });
  } catch (error) {
    throw isLost && !signal.aborted ? new PrinterError('interrupted') : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
