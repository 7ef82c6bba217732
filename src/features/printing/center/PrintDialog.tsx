import { useAtom, useAtomValue } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import type { Order } from '../../../core/orders/types';
import { lockAtom } from '../../../core/state/lock';
import { notifyAtom } from '../../../core/state/services';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { targetsAtom, ticketsFor } from '../device/printers';
import messages from '../messages.en.json';
import { reasonOf } from '../page/reasonOf';
import { printQuestionAtom } from '../questions';
import { CloseOnLeave } from './CloseOnLeave';
import { PaperChoice } from './PaperChoice';
import type { PrintJobRunner } from './usePrintJob';

const printingAtom = lockAtom(['print dialog']);

/** Prints an order's kitchen ticket or bill. */
export function PrintDialog({ printJob }: { printJob: PrintJobRunner }) {
  const [order, ask] = useAtom(printQuestionAtom);
  return (
    order && (
      <OpenDialog key={order.id} order={order} printJob={printJob} onClose={() => ask(null)} />
    )
  );
}

interface OpenDialogProps {
  order: Order;
  printJob: PrintJobRunner;
  onClose: () => void;
}

function OpenDialog({ order, printJob, onClose }: OpenDialogProps) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const nameOf = useAtomValue(orderNameAtom);
  const targets = useAtomValue(targetsAtom);
  const hasPrinter = targets.length > 0;
  const hasSetup = targets.some(({ setup }) => setup);
  const [isBusy, run] = useAtom(printingAtom);
  const [problem, setProblem] = useState('');
  const formId = useId();

  async function printKind(kind: 'kot' | 'bill'): Promise<void> {
    setProblem('');
    try {
      const { id, number } = order;
      const tickets = ticketsFor(targets, { id, number, kind, copies: 1 });
      // Without a printer, the browser's dialog shows the failure.
      const prints = tickets.map((ticket) => printJob(ticket, order, { isListed: hasPrinter }));
      await Promise.all(prints);
      // The browser's own dialog shows the result.
      if (hasPrinter) notify.success(text('printed'));
      onClose();
    } catch (error) {
      setProblem(text('notPrinted', { reason: reasonOf(error, text) }));
    }
  }

  const printTicket = (event: FormEvent) => {
    event.preventDefault();
    void run(() => printKind('kot'));
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('printTitle', { number: nameOf(order) })}
      closesOnBackdrop
      actions={
        <>
          <Button isBusy={isBusy} onClick={() => void run(() => printKind('bill'))}>
            {text('bill')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {text('kot')}
          </Button>
        </>
      }
    >
      <CloseOnLeave onLeave={onClose} />
      <form id={formId} onSubmit={printTicket}>
        {!hasSetup && <PaperChoice />}
      </form>
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Dialog>
  );
}
