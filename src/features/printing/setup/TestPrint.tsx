import { useAtom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { lockAtom } from '../../../core/state/lock';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Row, Stack } from '../../../ui/primitives/layout/Layout';
import type { PrinterName } from '../device/jobs';
import { targetsAtom } from '../device/printers';
import { SILENT_MS, settingsAtom } from '../device/settings';
import messages from '../messages.en.json';
import { reasonOf } from '../page/reasonOf';

/** Prints a test on the printer, or without one on the host's printer or the browser. */
export type PrintTest = (printer?: PrinterName) => Promise<{ tookMs: number }>;

interface TestPrintProps {
  printTest: PrintTest;
  /** Absent if no printer of this device is set up. */
  printer?: PrinterName;
}

interface TestResult {
  isGood: boolean;
  words: string;
}

/** Prints a test, and says what happened. */
export function TestPrint({ printTest, printer }: TestPrintProps) {
  const text = useText(messages);
  const hasPrinter = useAtomValue(targetsAtom).length > 0;
  const [settings, setSettings] = useAtom(settingsAtom);
  const [isBusy, run] = useAtom(useMemo(() => lockAtom(['print test', printer]), [printer]));
  const [result, setResult] = useState<TestResult>();

  async function test(): Promise<void> {
    setResult(undefined);
    try {
      const { tookMs } = await printTest(printer);
      if (hasPrinter) return setResult({ isGood: true, words: text('printed') });
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
      </Row>
      {result && <Banner tone={result.isGood ? 'success' : 'warning'}>{result.words}</Banner>}
    </Stack>
  );
}
