import { atom, type createStore, useStore } from 'jotai';
import { clockAtom } from '../../../core/clock/state';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import type { Order } from '../../../core/orders/types';
import { servicesAtom } from '../../../core/state/services';
import { withLiveLock } from '../../../core/tabs/withLiveLock';
import { findJobAtom, nameOf, type PrintTicket, setJobAtom } from '../device/jobs';
import { countPrintAtom, recordPrintedAtom, setPrintedAtom } from '../device/printed';
import { isAutomaticAtom } from '../device/settings';
import messages from '../messages.en.json';
import { mayBePrinted, reasonOf } from '../page/reasonOf';
import type { Printed, PrintOrder } from './usePrint';

/** Names of the jobs that this portal is printing. */
export const runningJobsAtom = atom(() => new Set<string>());

/** The lock that is held while a ticket is printed. */
export function lockOf(ticket: PrintTicket): string {
  return `vendor-portal:print:${nameOf(ticket)}`;
}

interface RunOptions {
  /** Whether the job is listed if it fails. */
  isListed?: boolean;
  /** Whether the ticket is printed only if it is still waiting: another tab may have printed it. */
  isFirst?: boolean;
  /** Whether it has only the dishes of its printer's station. */
  isPart?: boolean;
}

interface JobOptions {
  store: ReturnType<typeof createStore>;
  text: Translate<keyof typeof messages>;
  print: PrintOrder;
}

/**
 * Prints a ticket in one tab at a time, and stores the state of its job. The print is counted before it starts. The
 * count is removed only if the ticket is certainly not on paper; otherwise a second print is marked as a copy.
 * Rejects if the print failed.
 */
export function createPrintJob({ store, text, print }: JobOptions) {
  const { session } = store.get(servicesAtom);

  async function run(
    ticket: PrintTicket,
    order: Order,
    { isListed = true, isFirst = false, isPart = false }: RunOptions,
  ): Promise<Printed> {
    const { kind, copies, printer, changes } = ticket;
    const signal = session.signal();
    const before = store.set(findJobAtom, ticket);
    if (isFirst && before && before.state !== 'waiting') throw new Error(text('printingElsewhere'));
    const running = store.get(runningJobsAtom).add(nameOf(ticket));
    const copy = store.set(countPrintAtom, ticket, 1);
    const isFollowed = kind === 'kot' && store.get(isAutomaticAtom);
    const onPaper = isFollowed
      ? store.set(recordPrintedAtom, ticket, { part: order, isWhole: !isPart })
      : null;
    store.set(setJobAtom, ticket, { state: 'printing' });
    try {
      const printed = await print({ order, kind, copies, copy, printer, changes });
      store.set(setJobAtom, ticket, { state: 'printed', at: store.get(clockAtom).now() });
      return printed;
    } catch (error) {
      // The session has ended. The next session finds the job without its lock.
      if (signal.aborted) throw error;
      if (!mayBePrinted(error)) {
        store.set(countPrintAtom, ticket, -1);
        if (isFollowed) store.set(setPrintedAtom, ticket, onPaper);
      }
      if (isListed) {
        store.set(setJobAtom, ticket, { state: 'failed', reason: reasonOf(error, text) });
      } else store.set(setJobAtom, before ?? ticket, before ?? null);
      throw error;
    } finally {
      running.delete(nameOf(ticket));
    }
  }

  return async (ticket: PrintTicket, order: Order, options: RunOptions = {}): Promise<Printed> => {
    const work = () => run(ticket, order, options);
    const printed = await withLiveLock(lockOf(ticket), { ifAvailable: true }, work);
    if (!printed) throw new Error(text('printingElsewhere'));
    return printed;
  };
}

export function usePrintJob(print: PrintOrder) {
  return createPrintJob({ store: useStore(), text: useText(messages), print });
}

export type PrintJobRunner = ReturnType<typeof createPrintJob>;
