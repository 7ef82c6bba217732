import { atom, type createStore, useStore } from 'jotai';
import { withWebLock } from '../../../core/async/withWebLock';
import { clockAtom } from '../../../core/clock/state';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { servicesAtom } from '../../../core/state/services';
import { findJobAtom, nameOf, type PrintTicket, setJobAtom } from '../device/jobs';
import { countPrintAtom } from '../device/prints';
import messages from '../messages.en.json';
import type { PrintOrder, Printed } from './usePrint';
import type { Order } from '../../../core/orders/types';
import { clip } from '../../../core/format/wireValues';
import { PrintingBlocked } from '../page/printInFrame';

/** Names of the jobs that this portal is printing. */
export const runningJobsAtom = atom(() => new Set<string>());

/** The lock that is held while a ticket is printed. */
export function lockOf(ticket: PrintTicket): string {
  return `vendor-portal:print:${nameOf(ticket)}`;
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

  async function run(ticket: PrintTicket, order: Order, isListed: boolean): Promise<Printed> {
    const { kind, copies } = ticket;
    const signal = session.signal();
    const before = store.set(findJobAtom, ticket);
    const running = store.get(runningJobsAtom).add(nameOf(ticket));
    const copy = store.set(countPrintAtom, ticket, 1);
    store.set(setJobAtom, ticket, { state: 'printing' });
    try {
      const printed = await print({ order, kind, copies, copy });
      store.set(setJobAtom, ticket, { state: 'printed', at: store.get(clockAtom).now() });
      return printed;
    } catch (error) {
      // The session has ended. The next session finds the job without its lock.
      if (signal.aborted) throw error;
      if (!mayBePrinted(error)) store.set(countPrintAtom, ticket, -1);
      if (isListed) {
        store.set(setJobAtom, ticket, { state: 'failed', reason: reasonOf(error, text) });
      } else store.set(setJobAtom, before ?? ticket, before ?? null);
      throw error;
    } finally {
      running.delete(nameOf(ticket));
    }
  }

  return async (ticket: PrintTicket, order: Order, { isListed = true } = {}): Promise<Printed> => {
    const work = () => run(ticket, order, isListed);
    const printed = await withWebLock(lockOf(ticket), { ifAvailable: true }, work);
    if (!printed) throw new Error(text('printingElsewhere'));
    return printed;
  };
}

export function usePrintJob(print: PrintOrder) {
  return createPrintJob({ store: useStore(), text: useText(messages), print });
}

export type PrintJobRunner = ReturnType<typeof createPrintJob>;

/** Whether the ticket could be on paper although the job failed. */
function mayBePrinted(error: unknown): boolean {
  return error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name);
}

/** The reason of a failed job. The message of an adapter's error is shown as it is. */
export function reasonOf(error: unknown, text: Translate<keyof typeof messages>): string {
  if (error instanceof PrintingBlocked) return text('blocked');
  if (mayBePrinted(error)) return text('noAnswer');
  const message = error instanceof Error ? error.message.trim() : '';
  return clip(message) || text('noReason');
}
