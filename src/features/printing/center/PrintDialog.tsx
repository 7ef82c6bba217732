import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { printerAtom } from '../../../core/printing/printerAtom';
import { lockAtom } from '../../../core/state/lock';
import { notifyAtom } from '../../../core/state/services';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import type { Order } from '../../orders/public';
import { addUnprintedAtom } from '../device/unprinted';
import messages from '../messages.en.json';
import { printQuestionAtom } from '../questions';
import { CloseOnLeave } from './CloseOnLeave';
import { PaperChoice } from './PaperChoice';
import { reasonOf } from './reasonOf';
import type { PrintOrder } from './usePrint';

const printingAtom = lockAtom(['print dialog']);

/** Prints an order's kitchen ticket or bill. */
export function PrintDialog({ print }: { print: PrintOrder }) {
  const [order, ask] = useAtom(printQuestionAtom);
  return (
    order && <OpenDialog key={order.id} order={order} print={print} onClose={() => ask(null)} />
  );
}

interface OpenDialogProps {
  order: Order;
  print: PrintOrder;
  onClose: () => void;
}

function OpenDialog({ order, print, onClose }: OpenDialogProps) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const printer = useAtomValue(printerAtom);
  const add = useSetAtom(addUnprintedAtom);
  const [isBusy, run] = useAtom(printingAtom);
  const [problem, setProblem] = useState('');
  const formId = useId();

  async function printKind(kind: 'kot' | 'bill'): Promise<void> {
    setProblem('');
    try {
      await print({ order, kind, copies: 1 });
      // The browser's own dialog says the rest.
      if (printer) notify.success(text('printed'));
      onClose();
    } catch (error) {
      const reason = reasonOf(error, text);
      setProblem(text('notPrinted', { reason }));
      if (printer) add({ id: order.id, number: order.number, kind, copies: 1 }, reason);
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
      title={text('printTitle', { number: order.number })}
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
        <PaperChoice />
      </form>
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Dialog>
  );
}
