import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { delay } from '../../../core/async/delay';
import { useText } from '../../../core/messages/useText';
import { withLiveLock } from '../../../core/tabs/withLiveLock';
import {
  findJobAtom,
  jobsAtom,
  nameOf,
  type PrintTicket,
  STORED_MS,
  setJobAtom,
  type TicketJob,
} from '../device/jobs';
import { isAutomaticAtom, settingsAtom } from '../device/settings';
import messages from '../messages.en.json';
import { AutomaticPrinting } from './AutomaticPrinting';
import { PrintDialog } from './PrintDialog';
import { PrintSettingsDialog } from './PrintSettingsDialog';
import { Tickets } from './Tickets';
import { usePrint } from './usePrint';
import { lockOf, runningJobsAtom, usePrintJob } from './usePrintJob';

/** Renders the dialogs, automatic printing and its tickets. */
export function PrintCenter() {
  const frames = useRef<HTMLDivElement>(null);
  const { print, printTest } = usePrint(frames);
  const printJob = usePrintJob(print);
  const isAutomatic = useAtomValue(isAutomaticAtom);
  return (
    <>
      <div ref={frames} />
      <Tickets printJob={printJob} />
      <Leftovers />
      <PrintDialog printJob={printJob} />
      <PrintSettingsDialog printTest={printTest} />
      {isAutomatic && <AutomaticPrinting printJob={printJob} />}
    </>
  );
}

/** Lists jobs that no tab prints, because automatic printing was turned off or their tab was closed or stalled. */
function Leftovers() {
  const jobs = useAtomValue(jobsAtom);
  const { isAutomatic } = useAtomValue(settingsAtom);
  return jobs.map((job) => {
    const key = nameOf(job);
    if (job.state === 'printing') return <Interrupted key={key} job={job} />;
    return job.state === 'waiting' && !isAutomatic && <TurnedOff key={key} job={job} />;
  });
}

function TurnedOff({ job }: { job: TicketJob }) {
  const text = useText(messages);
  const setJob = useSetAtom(setJobAtom);
  useEffect(() => setJob(job, { state: 'failed', reason: text('turnedOff') }), [job, setJob, text]);
  return null;
}

/** The lock of a job is free when the job has ended or its tab was closed, and is taken from a stalled tab. */
function Interrupted({ job }: { job: PrintTicket }) {
  const { id, number, kind, copies, printer, slip } = job;
  const text = useText(messages);
  const store = useStore();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const ticket = { id, number, kind, copies, printer, slip };
    if (store.get(runningJobsAtom).has(nameOf(ticket))) return;
    withLiveLock(lockOf(ticket), { signal }, async () => {
      await delay(STORED_MS, signal);
      const job = store.set(findJobAtom, ticket);
      if (job?.state !== 'printing') return;
      store.set(setJobAtom, job, { state: 'failed', reason: text('interrupted') });
    }).catch(() => {});
    return () => ended.abort();
  }, [store, text, id, number, kind, copies, printer, slip]);
  return null;
}
