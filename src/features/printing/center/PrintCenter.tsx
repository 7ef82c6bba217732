import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { isAutomaticAtom } from '../device/settings';
import { AutomaticPrinting } from './AutomaticPrinting';
import { PrintDialog } from './PrintDialog';
import { PrintSettingsDialog } from './PrintSettingsDialog';
import { UnprintedTickets } from './UnprintedTickets';
import { usePrint } from './usePrint';

/** The dialogs, automatic printing and what could not be printed. */
export function PrintCenter() {
  const frames = useRef<HTMLDivElement>(null);
  const { print, printTest } = usePrint(frames);
  const isAutomatic = useAtomValue(isAutomaticAtom);
  return (
    <>
      <div ref={frames} />
      <UnprintedTickets print={print} />
      <PrintDialog print={print} />
      <PrintSettingsDialog printTest={printTest} />
      {isAutomatic && <AutomaticPrinting print={print} />}
    </>
  );
}
