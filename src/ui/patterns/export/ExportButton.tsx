import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { clockAtom } from '../../../core/clock/state';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { zoneAtom } from '../../../core/format/zoneAtom';
import { useText } from '../../../core/messages/useText';
import { notifyAtom, regionAtom } from '../../../core/state/services';
import { vendorAtom } from '../../../core/vendor/queries';
import { Button } from '../../primitives/Button';
import { type Choice, ChoiceGroup } from '../../primitives/form/ChoiceGroup';
import { Dialog } from '../../primitives/overlay/Dialog';
import type { MenuItem } from '../../primitives/overlay/MenuList';
import { ProgressBar } from '../../primitives/ProgressBar';
import { iconWhenNarrow } from '../../theme/iconWhenNarrow';
import { Toolbar } from '../Toolbar';
import type { ExportJob, ExportTable } from './exportTable';
import messages from './messages.en.json';
import type { ExportRun } from './runExport';

/** For this number of rows or more, the progress is shown and the export can be cancelled. */
const LONG_EXPORT = 2_000;

/** Only an icon in a narrow portal. */
const Trigger = styled(Button)`
  ${iconWhenNarrow}
`;

interface ExportButtonProps<Row> {
  /** The title of the screen. */
  name: string;
  /** The number of rows to read. */
  count: number;
  /** Reads the rows; called when the button is clicked. */
  read: (job: ExportJob, choice: string) => ExportTable<Row> | Promise<ExportTable<Row>>;
  /** The files that the vendor can choose from in a dialog. */
  choices?: readonly Choice<string>[];
  /** The other entries of a menu that is next to the button and, in a narrow portal, also has the export. */
  menu?: readonly MenuItem[];
}

/** Saves all rows of a table as CSV, with its filter and sort order. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { name, count, read, choices, menu } = props;
  const text = useText(messages);
  const { progress, start, cancel } = useExport(name);
  const [isChoosing, setChoosing] = useState(false);
  const [choice, setChoice] = useState(choices?.[0]?.value ?? '');
  const isRunning = progress !== null;
  const run = () => {
    setChoosing(false);
    void start((job) => read(job, choice));
  };
  const ask = choices ? () => setChoosing(true) : run;
  const trigger = (
    <Trigger
      icon={<Download size={18} />}
      isBusy={isRunning}
      blockedBy={count === 0 ? text('nothing') : undefined}
      onClick={ask}
    >
      <span>{text('export')}</span>
    </Trigger>
  );
  const exporting = {
    id: 'export',
    label: text('export'),
    icon: <Download size={16} />,
    isBusy: isRunning,
    disabled: count === 0,
    onSelect: ask,
    button: trigger,
  };
  return (
    <>
      {menu ? <Toolbar tools={[exporting, ...menu]} /> : trigger}
      <Dialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title={text('exportTo', { name })}
        closesOnBackdrop
        actions={
          <>
            <Button onClick={() => setChoosing(false)}>{text('cancel')}</Button>
            <Button variant="primary" onClick={run}>
              {text('export')}
            </Button>
          </>
        }
      >
        {choices && (
          <ChoiceGroup
            label={text('lines')}
            options={choices}
            value={choice}
            onChange={setChoice}
          />
        )}
      </Dialog>
      <Dialog
        isOpen={isRunning && count > LONG_EXPORT}
        onClose={cancel}
        title={text('running', { name })}
        hasCloseButton={false}
        actions={<Button onClick={cancel}>{text('cancel')}</Button>}
      >
        <ProgressBar label={text('progress')} value={progress ?? 0} />
      </Dialog>
    </>
  );
}

const loadRun = () => import('./runExport');

/** Runs one export at a time, and cancels it when the screen is left. */
export function useExport(name: string) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const zone = useAtomValue(zoneAtom);
  const clock = useAtomValue(clockAtom);
  const { currency } = useAtomValue(regionAtom);
  const notify = useAtomValue(notifyAtom);
  const { data: vendor } = useAtomValue(vendorAtom);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start<Row>(read: ExportRun<Row>['read']) {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setProgress(0);
    try {
      const { runExport } = await loadRun().catch(loadRun);
      const { count, isIncomplete } = await runExport({
        job: { signal: stop.signal, onProgress: (share) => setProgress(inPercent(share)) },
        read,
        context: {
          formats,
          zone,
          currency,
          heads: {
            money: (head, unit) => text('money', { head, currency: unit }),
            iso: (head) => text('iso', { head }),
          },
        },
        names: [vendor?.restaurantName ?? '', name],
        today: formats.isoDay(clock.now()),
      });
      if (isIncomplete) notify.error(text('incomplete', { count }));
      else notify.success(text('done', { count }));
    } catch {
      if (!stop.signal.aborted) notify.error(text('failed'));
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    /** The progress from 0 to 1; `null` while there is no export. */
    progress,
    start,
    cancel: () => running.current?.abort(),
  };
}

/** Rounds down to whole percents, so that progress causes few renders. */
function inPercent(share: number): number {
  return Math.floor(share * 100) / 100;
}
