import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { printLeadAtom, unprintedTicketsAtom } from '../../../core/orders/live/state';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { ScreenBanners } from '../../../ui/primitives/layout/ScreenLayout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { color, scaled, space } from '../../../ui/theme/theme';
import { type JobState, jobsAtom, nameOf } from '../device/jobs';
import { canPrintAloneAtom, settingsAtom } from '../device/settings';
import messages from '../messages.en.json';
import { isPrintSettingsOpenAtom } from '../questions';
import { CloseOnLeave } from './CloseOnLeave';
import { TicketRow } from './TicketRow';
import type { PrintJobRunner } from './usePrintJob';

/** Time in ms after which a waiting ticket is treated as not printed. */
const LATE_MS = 10_000;

/** Tickets that need attention come first. */
const RANKS: Record<JobState['state'], number> = {
  failed: 0,
  printing: 1,
  waiting: 2,
  elsewhere: 3,
  printed: 3,
};

/** Whether the dialog with all tickets is open. */
export const areTicketsOpenAtom = atom(false);

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

/** A note that nothing is printed, because the tab that prints is stalled and this one cannot take over. */
function SilentTab() {
  const isSilent = useAtomValue(printLeadAtom) === 'none';
  return isSilent && <SettingsNote id="tabSilent" />;
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
