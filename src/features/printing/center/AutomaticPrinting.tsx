import { type createStore, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { within } from '../../../core/async/within';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { fetchOrder } from '../../../core/orders/api';
import type { Order } from '../../../core/orders/types';
import { apiAtom, notifyAtom, restaurantIdAtom, servicesAtom } from '../../../core/state/services';
import { useLatest } from '../../../ui/useLatest';
import { findJobAtom, type PrintTicket, setJobAtom } from '../device/jobs';
import { recordPrintedAtom } from '../device/printed';
import { SILENT_MS, settingsAtom } from '../device/settings';
import messages from '../messages.en.json';
import { bareOrder } from '../ticket/slipOf';
import { partOfAtom } from './partOf';
import { startAutomaticPrinting } from './startAutomaticPrinting';
import type { PrintJobRunner } from './usePrintJob';

/** Timeout for the details of an order, in ms. */
const DETAILS_MS = 5_000;

/** Prints accepted orders while it is mounted. */
export function AutomaticPrinting({ printJob }: { printJob: PrintJobRunner }) {
  const store = useStore();
  const restaurantId = useAtomValue(restaurantIdAtom);
  const text = useText(messages);
  const print = useLatest(createAutomaticPrint({ store, text, printJob }));
  useEffect(() => {
    if (!restaurantId) return;
    return startAutomaticPrinting({
      store,
      print: (ticket, order) => print.current(ticket, order),
    });
  }, [store, restaurantId, print]);
  return null;
}

interface PrintOptions {
  store: ReturnType<typeof createStore>;
  text: Translate<keyof typeof messages>;
  printJob: PrintJobRunner;
}

/** Creates the function that prints a ticket of automatic printing, or lists it as not printed. */
export function createAutomaticPrint({ store, text, printJob }: PrintOptions) {
  const { session } = store.get(servicesAtom);

  /** Reads the preparation time, which is unknown if another tab has accepted the order. */
  async function complete(ticket: PrintTicket, order?: Order): Promise<Order | null> {
    if (order && (order.cookingTime || ticket.slip)) return order;
    const read = within(session.signal(), DETAILS_MS, (limited) =>
      fetchOrder(store.get(apiAtom), ticket, limited),
    );
    return (await read.catch(() => null)) ?? order ?? (ticket.slip ? bareOrder(ticket) : null);
  }

  return async (ticket: PrintTicket, known?: Order): Promise<void> => {
    const signal = session.signal();
    const order = await complete(ticket, known);
    // After the session, nothing on the device says that the ticket was printed: the next one prints it.
    if (signal.aborted) return;
    const job = store.set(findJobAtom, ticket);
    // The ticket may have been printed by hand meanwhile.
    if (job && job.state !== 'waiting') return;
    const list = (reason: 'orderGone' | 'packedElsewhere' | 'tooLate') =>
      store.set(setJobAtom, ticket, { state: 'failed', reason: text(reason) });
    if (!order) return list('orderGone');
    const printed = await store.set(partOfAtom, ticket, order);
    if (signal.aborted) return;
    if (!printed) {
      store.set(recordPrintedAtom, ticket, { part: null, isWhole: false });
      return store.set(setJobAtom, ticket, { state: 'elsewhere' });
    }
    const { status } = known ?? order;
    if (!ticket.slip && status !== 'cooking') return list(known ? 'packedElsewhere' : 'tooLate');
    try {
      const { tookMs } = await printJob(ticket, printed, {
        isFirst: true,
        isPart: printed !== order,
      });
      if (tookMs < SILENT_MS) return;
      const settings = store.get(settingsAtom);
      store.set(settingsAtom, { ...settings, isAutomatic: false, isSilent: false });
      store.get(notifyAtom).error(text('automaticOff'));
    } catch {
      // The job stores the reason.
    }
  };
}
