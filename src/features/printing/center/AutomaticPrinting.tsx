import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { within } from '../../../core/async/within';
import { useText } from '../../../core/messages/useText';
import { apiAtom, notifyAtom, restaurantIdAtom, servicesAtom } from '../../../core/state/services';
import { useLatest } from '../../../ui/useLatest';
import { fetchOrder, type Order } from '../../orders/public';
import { findJobAtom, type PrintTicket, setJobAtom } from '../device/jobs';
import { settingsAtom, SILENT_MS } from '../device/settings';
import messages from '../messages.en.json';
import { startAutomaticPrinting } from './startAutomaticPrinting';
import type { PrintJobRunner } from './usePrintJob';

/** Longest time for the details of an order, in ms. */
const DETAILS_MS = 5_000;

/** Prints accepted orders while it is mounted. */
export function AutomaticPrinting({ printJob }: { printJob: PrintJobRunner }) {
  const store = useStore();
  const restaurantId = useAtomValue(restaurantIdAtom);
  const print = useLatest(useAutomaticPrint(printJob));
  useEffect(() => {
    if (!restaurantId) return;
    return startAutomaticPrinting({
      store,
      print: (ticket, order) => print.current(ticket, order),
    });
  }, [store, restaurantId, print]);
  return null;
}

function useAutomaticPrint(printJob: PrintJobRunner) {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const { session } = useAtomValue(servicesAtom);
  const [settings, setSettings] = [useAtomValue(settingsAtom), useSetAtom(settingsAtom)];
  const [findJob, setJob] = [useSetAtom(findJobAtom), useSetAtom(setJobAtom)];

  /** Another tab that has accepted the order does not send the preparation time. */
  async function complete(ticket: PrintTicket, order?: Order): Promise<Order | null> {
    if (order?.cookingTime) return order;
    const read = within(session.signal(), DETAILS_MS, (limited) =>
      fetchOrder(api, ticket, limited),
    );
    return (await read.catch(() => null)) ?? order ?? null;
  }

  return async (ticket: PrintTicket, known?: Order): Promise<void> => {
    const order = await complete(ticket, known);
    const job = findJob(ticket);
    // It may have been printed on request meanwhile.
    if (job && job.state !== 'waiting') return;
    const list = (reason: 'orderGone' | 'packedElsewhere' | 'tooLate') =>
      setJob(ticket, { state: 'failed', reason: text(reason) });
    if (!order) return list('orderGone');
    const { status } = known ?? order;
    if (status !== 'cooking') return list(known ? 'packedElsewhere' : 'tooLate');
    try {
      const { tookMs } = await printJob(ticket, order);
      if (tookMs < SILENT_MS) return;
      setSettings({ ...settings, isAutomatic: false, isSilent: false });
      notify.error(text('automaticOff'));
    } catch {
      // Its job has the reason.
    }
  };
}
