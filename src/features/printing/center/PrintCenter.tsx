import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { isAutomaticAtom } from '../device/settings';
import { AutomaticPrinting } from './AutomaticPrinting';
import { Leftovers } from './Leftovers';
import { PrintDialog } from './PrintDialog';
import { PrintSettingsDialog } from './PrintSettingsDialog';
import { Tickets } from './Tickets';
import { usePrint } from './usePrint';
import { usePrintJob } from './usePrintJob';

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
