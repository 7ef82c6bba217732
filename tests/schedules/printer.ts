import type { createStore } from 'jotai';
import type { Random } from '../../sandbox/random.ts';
import { memoryStorage } from '../../src/adapters/storage/openStorage.ts';
import { createTexts } from '../../src/core/messages/messages.ts';
import type { Order } from '../../src/core/orders/types.ts';
import { shortHash } from '../../src/core/session/shortHash.ts';
import { printersAtom, storageAtom } from '../../src/core/state/services.ts';
import {
  createAutomaticPrint,
  startAutomaticPrinting,
} from '../../src/features/printing/center/AutomaticPrinting.tsx';
import type { PrintOrder } from '../../src/features/printing/center/usePrint.ts';
import { createPrintJob } from '../../src/features/printing/center/usePrintJob.ts';
import { jobsAtom } from '../../src/features/printing/device/jobs.ts';
import { seenAtom } from '../../src/features/printing/device/printed.ts';
import { settingsAtom } from '../../src/features/printing/device/settings.ts';
import messages from '../../src/features/printing/messages.en.json';

const SLOWEST_MS = 3_000;
const text = createTexts('en-IN').of(messages);

/** Creates the printer and the stored tickets of one device, which its tabs share. */
export function createPrinter(random: Random, acceptedBefore: readonly string[]) {
  const storage = memoryStorage();
  /** The tickets on paper. */
  const papers: { id: string; copy: number }[] = [];
  let isGood = false;

  /** Refuses a ticket, prints it slowly, or prints it and then times out. */
  const print: PrintOrder = async ({ order, kind, copy }) => {
    const fault = isGood ? 1 : random.next();
    if (fault < 0.15) throw new Error('Paper is out');
    // A slip is no second print of its ticket.
    if (kind === 'kot') papers.push({ id: order.id, copy });
    await new Promise((resolve) => setTimeout(resolve, random.whole(1, SLOWEST_MS)));
    if (fault < 0.3) throw new DOMException('Deadline', 'TimeoutError');
    return { tookMs: 0 };
  };

  return {
    papers,
    /** Starts automatic printing in a tab. */
    connect(store: ReturnType<typeof createStore>) {
      store.set(storageAtom, storage);
      store.set(printersAtom, [{ print: async () => {} }]);
      if (!store.get(seenAtom)) store.set(seenAtom, acceptedBefore.map(shortHash));
      store.set(settingsAtom, { ...store.get(settingsAtom), isAutomatic: true });
      const printJob = createPrintJob({ store, text, print });
      const automatic = createAutomaticPrint({ store, text, printJob });
      return {
        stop: startAutomaticPrinting({ store, print: automatic }),
        /** The orders of the tickets in the list of this device, as a screen that opens it shows them. */
        listed() {
          store.sub(jobsAtom, () => {})();
          return store.get(jobsAtom).map(({ id }) => id);
        },
        /** Repairs the printer and presses "Try again" for each ticket that is not printed. */
        async retry(orders: readonly Order[]) {
          isGood = true;
          for (const job of store.get(jobsAtom)) {
            const order = orders.find(({ id }) => id === job.id);
            if (order && job.state !== 'printed') await printJob(job, order).catch(() => {});
          }
        },
      };
    },
  };
}

export type Printer = ReturnType<typeof createPrinter>;
