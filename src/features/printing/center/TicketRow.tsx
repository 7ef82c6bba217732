import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { fetchOrder } from '../../../core/orders/api';
import { lockAtom } from '../../../core/state/lock';
import { apiAtom, servicesAtom } from '../../../core/state/services';
import { Button } from '../../../ui/primitives/Button';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { findJobAtom, nameOf, setJobAtom, type TicketJob } from '../device/jobs';
import messages from '../messages.en.json';
import { bareOrder } from '../ticket/slipOf';
import { partOfAtom } from './partOf';
import type { PrintJobRunner } from './usePrintJob';

interface TicketRowProps {
  job: TicketJob;
  printJob: PrintJobRunner;
}

export function TicketRow({ job, printJob }: TicketRowProps) {
  const text = useText(messages);
  const { time } = useAtomValue(formatsAtom);
  const setJob = useSetAtom(setJobAtom);
  const { isBusy, retry } = useRetry(job, printJob);
  const { number, state, printer } = job;
  const kind = printer
    ? text('kindOn', { kind: text(job.kind), printer: text(printer) })
    : text(job.kind);
  const labelOf = (action: string) => text('ofTicket', { action, kind, number });
  const again = text(state === 'failed' ? 'tryAgain' : 'printNow');
  return (
    <li>
      <div>
        <strong>{text('orderNumber', { number })}</strong> {kind}
        <Quiet as="p">{wordsOf(job, text, time)}</Quiet>
      </div>
      <Row>
        {state === 'failed' && (
          <Button
            size="sm"
            variant="ghost"
            disabled={isBusy}
            aria-label={labelOf(text('remove'))}
            onClick={() => setJob(job, null)}
          >
            {text('remove')}
          </Button>
        )}
        {state !== 'printed' && state !== 'printing' && (
          <Button
            size="sm"
            isBusy={isBusy}
            aria-label={labelOf(again)}
            onClick={() => void retry()}
          >
            {again}
          </Button>
        )}
      </Row>
    </li>
  );
}

function wordsOf(
  job: TicketJob,
  text: Translate<keyof typeof messages>,
  time: (at: number) => string,
): string {
  if (job.state === 'failed') return text('notPrinted', { reason: job.reason });
  if (job.state === 'printed') return text('printedAt', { at: time(job.at) });
  return text(job.state);
}

function useRetry(job: TicketJob, printJob: PrintJobRunner) {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const { session } = useAtomValue(servicesAtom);
  const setJob = useSetAtom(setJobAtom);
  const findJob = useSetAtom(findJobAtom);
  const partOf = useSetAtom(partOfAtom);
  const name = nameOf(job);
  const [isBusy, run] = useAtom(useMemo(() => lockAtom(['print', name]), [name]));

  async function printAgain(): Promise<void> {
    const found = await fetchOrder(api, job, session.signal()).catch(() => null);
    // A slip also says what it can of an order that is gone.
    const order = found ?? (job.slip ? bareOrder(job) : null);
    // If the station was changed and cooks none of the dishes, the vendor still gets a ticket.
    const part = order && ((await partOf(job, order)) ?? order);
    const state = findJob(job)?.state;
    // Automatic printing may have printed the ticket meanwhile.
    if (state === 'printing' || state === 'printed') return;
    if (!part) return setJob(job, { state: 'failed', reason: text('orderGone') });
    // The job stores the reason of a failure.
    await printJob(job, part, { isPart: part !== order }).catch(() => {});
  }

  return { isBusy, retry: () => run(printAgain) };
}
