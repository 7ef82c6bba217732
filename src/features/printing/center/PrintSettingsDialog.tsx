import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { lockAtom } from '../../../core/state/lock';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Switch } from '../../../ui/primitives/form/Switch';
import { Row, Stack } from '../../../ui/primitives/layout/Layout';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import {
  AUTOMATIC_KINDS,
  canPrintAloneAtom,
  COPIES,
  isAutomaticAtom,
  settingsAtom,
  SILENT_MS,
} from '../device/settings';
import { jobsAtom } from '../device/jobs';
import { seenAtom } from '../device/seen';
import messages from '../messages.en.json';
import { isPrintSettingsOpenAtom } from '../questions';
import { CloseOnLeave } from './CloseOnLeave';
import { PaperChoice } from './PaperChoice';
import { areTicketsOpenAtom } from './Tickets';
import type { Printed } from './usePrint';
import { reasonOf } from './usePrintJob';
import { printerAtom } from '../../../core/state/services';

interface PrintSettingsProps {
  printTest: () => Promise<Printed>;
}

/** The print settings of this device. */
export function PrintSettingsDialog({ printTest }: PrintSettingsProps) {
  const text = useText(messages);
  const [isOpen, setOpen] = useAtom(isPrintSettingsOpenAtom);
  const close = () => setOpen(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('settingsTitle')}
      size="md"
      closesOnBackdrop
      actions={
        <Button variant="primary" onClick={close}>
          {text('done')}
        </Button>
      }
    >
      <CloseOnLeave onLeave={close} />
      <Stack gap={3}>
        <PaperChoice />
        <TestPrint printTest={printTest} />
        <Automatic />
      </Stack>
    </Dialog>
  );
}

const testAtom = lockAtom(['print test']);

interface TestResult {
  isGood: boolean;
  words: string;
}

function TestPrint({ printTest }: PrintSettingsProps) {
  const text = useText(messages);
  const printer = useAtomValue(printerAtom);
  const [settings, setSettings] = useAtom(settingsAtom);
  const [isBusy, run] = useAtom(testAtom);
  const [result, setResult] = useState<TestResult>();

  async function test(): Promise<void> {
    setResult(undefined);
    try {
      const { tookMs } = await printTest();
      if (printer) return setResult({ isGood: true, words: text('printed') });
      const isSilent = tookMs < SILENT_MS;
      setSettings({ ...settings, isSilent, isAutomatic: settings.isAutomatic && isSilent });
      setResult({ isGood: isSilent, words: text(isSilent ? 'testSilent' : 'testDialog') });
    } catch (error) {
      const words = text('notPrinted', { reason: reasonOf(error, text) });
      setResult({ isGood: false, words });
    }
  }

  return (
    <Stack gap={2}>
      <Row>
        <Button isBusy={isBusy} onClick={() => void run(test)}>
          {text('testPrint')}
        </Button>
        <ShowTickets />
      </Row>
      {result && <Banner tone={result.isGood ? 'success' : 'warning'}>{result.words}</Banner>}
    </Stack>
  );
}

function ShowTickets() {
  const text = useText(messages);
  const jobs = useAtomValue(jobsAtom);
  const setSettingsOpen = useSetAtom(isPrintSettingsOpenAtom);
  const setTicketsOpen = useSetAtom(areTicketsOpenAtom);
  if (jobs.length === 0) return null;
  const show = () => {
    setSettingsOpen(false);
    setTicketsOpen(true);
  };
  return <Button onClick={show}>{text('tickets')}</Button>;
}

function Automatic() {
  const text = useText(messages);
  const canPrintAlone = useAtomValue(canPrintAloneAtom);
  const isAutomatic = useAtomValue(isAutomaticAtom);
  const [settings, setSettings] = useAtom(settingsAtom);
  const setSeen = useSetAtom(seenAtom);
  return (
    <Stack gap={3}>
      <Switch
        label={text('automatic')}
        checked={settings.isAutomatic}
        disabled={!canPrintAlone && !settings.isAutomatic}
        onChange={(isOn) => {
          // Start anew, because orders that are already being prepared were printed by hand.
          setSeen(null);
          setSettings({ ...settings, isAutomatic: isOn });
        }}
      />
      <Quiet as="p">{text(canPrintAlone ? 'automaticHelp' : 'automaticNeeds')}</Quiet>
      {isAutomatic && (
        <>
          <ChoiceGroup
            label={text('what')}
            options={AUTOMATIC_KINDS.map((value) => ({ value, label: text(value) }))}
            value={settings.kinds}
            onChange={(kinds) => setSettings({ ...settings, kinds })}
          />
          <ChoiceGroup
            label={text('copies')}
            options={COPIES.map((value) => ({ value, label: String(value) }))}
            value={settings.copies}
            onChange={(copies) => setSettings({ ...settings, copies })}
          />
        </>
      )}
    </Stack>
  );
}
