import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { fetchOrder } from '../../../core/orders/api';
import { printLeadAtom, unprintedTicketsAtom } from '../../../core/orders/live/state';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import { lockAtom } from '../../../core/state/lock';
import { apiAtom, servicesAtom } from '../../../core/state/services';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { ScreenBanners } from '../../../ui/primitives/layout/ScreenLayout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { color, scaled, space } from '../../../ui/theme/theme';
import {
  findJobAtom,
  type JobState,
  jobsAtom,
  nameOf,
  setJobAtom,
  type TicketJob,
} from '../device/jobs';
import { canPrintAloneAtom, settingsAtom } from '../device/settings';
import messages from '../messages.en.json';
import { isPrintSettingsOpenAtom } from '../questions';
import { bareOrder } from '../ticket/ticketOf';
import { CloseOnLeave } from './CloseOnLeave';
import { partOfAtom } from './partOf';
import type { PrintJobRunner } from './usePrintJob';

/** Whether the dialog with all tickets is open. */
export const areTicketsOpenAtom = atom(false);

/** Tickets that need attention come first. */
const RANKS: Record<JobState['state'], number> = {
  failed: 0,
  printing: 1,
  waiting: 2,
  elsewhere: 3,
  printed: 3,
};

const List = styled.ul`
  display: grid;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    padding-block: ${space[3]};
  }
  & > li:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }
  & > li > :first-child {
    flex: 1 1 ${scaled(200)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** A banner with the number of tickets that are not printed, and a dialog of all tickets. */
export function Tickets({ printJob }: { printJob: PrintJobRunner }) {
  const text = useText(messages);
  const jobs = useAtomValue(jobsAtom);
  const [isOpen, setOpen] = useAtom(areTicketsOpenAtom);
  const [lateCount, setLateCount] = useState(0);
  const count = lateCount + jobs.filter(({ state }) => state === 'failed').length;
  const setUnprinted = useSetAtom(unprintedTicketsAtom);
  useEffect(() => {
    setUnprinted(count);
    return () => setUnprinted(0);
  }, [count, setUnprinted]);
  const sorted = jobs.toSorted((one, other) => RANKS[one.state] - RANKS[other.state]);
  const action = (
    <Button size="sm" onClick={() => setOpen(true)}>
      {text('show')}
    </Button>
  );
  return (
    <>
      <ScreenBanners>
        <NoPrinter />
        <SilentTab />
        {count > 0 && (
          <Banner tone="warning" action={action}>
            {text('unprinted', { count })}
          </Banner>
        )}
      </ScreenBanners>
      {jobs.map((job) => {
        const isWaiting = job.state === 'waiting';
        return isWaiting && <WaitingTicket key={nameOf(job)} setLateCount={setLateCount} />;
      })}
      <Dialog
        isOpen={isOpen && jobs.length > 0}
        onClose={() => setOpen(false)}
        title={text('tickets')}
        description={text('unprintedHelp')}
        size="md"
        closesOnBackdrop
      >
        <CloseOnLeave onLeave={() => setOpen(false)} />
        <List aria-label={text('tickets')}>
          {sorted.map((job) => (
            <TicketRow key={nameOf(job)} job={job} printJob={printJob} />
          ))}
        </List>
      </Dialog>
    </>
  );
}

/** A note that automatic printing is on although this page cannot print without a dialog. */
function NoPrinter() {
  const { isAutomatic } = useAtomValue(settingsAtom);
  const canPrintAlone = useAtomValue(canPrintAloneAtom);
  return isAutomatic && !canPrintAlone && <SettingsNote id="noPrinter" />;
}

/** A note with a button that opens the settings of printing. */
function SettingsNote({ id }: { id: 'noPrinter' | 'tabSilent' }) {
  const text = useText(messages);
  const setSettingsOpen = useSetAtom(isPrintSettingsOpenAtom);
  const action = (
    <Button size="sm" onClick={() => setSettingsOpen(true)}>
      {text('settings')}
    </Button>
  );
  return (
    <Banner tone="warning" action={action}>
      {text(id)}
    </Banner>
  );
}

/** A note that nothing is printed, because the tab that prints is stalled and this one cannot take over. */
function SilentTab() {
  const isSilent = useAtomValue(printLeadAtom) === 'none';
  return isSilent && <SettingsNote id="tabSilent" />;
}

/** Time in ms after which a waiting ticket is treated as not printed. */
const LATE_MS = 10_000;

interface WaitingProps {
  setLateCount: (change: (count: number) => number) => void;
}

/** Counts a ticket once it has waited for too long. */
function WaitingTicket({ setLateCount }: WaitingProps) {
  useEffect(() => {
    let counted = 0;
    const timer = setTimeout(() => {
      counted = 1;
      setLateCount((count) => count + counted);
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
      setLateCount((count) => count - counted);
    };
  }, [setLateCount]);
  return null;
}

interface TicketRowProps {
  job: TicketJob;
  printJob: PrintJobRunner;
}

function TicketRow({ job, printJob }: TicketRowProps) {
  const text = useText(messages);
  const { time } = useAtomValue(formatsAtom);
  const nameOf = useAtomValue(orderNameAtom);
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
        <strong>{text('orderNumber', { number: nameOf({ number }) })}</strong> {kind}
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
    const latest = await fetchOrder(api, job, session.signal()).catch(() => null);
    // A slip also says what it can of an order that is gone.
    const order = latest ?? (job.slip ? bareOrder(job) : null);
    // If the station was changed and cooks none of the dishes, the vendor still gets a ticket.
    const part = order && ((await partOf(job, order)) ?? order);
    const state = findJob(job)?.state;
    // Automatic printing may have printed the ticket in the meantime.
    if (state === 'printing' || state === 'printed') return;
    if (!part) return setJob(job, { state: 'failed', reason: text('orderGone') });
    // The job stores the reason of a failure.
    await printJob(job, part, { isPart: part !== order }).catch(() => {});
  }

  return { isBusy, retry: () => run(printAgain) };
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
