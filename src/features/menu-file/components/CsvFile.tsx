import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { useAmounts } from '../../../core/amount/useAmounts';
import { hasCapabilityAtom } from '../../../core/capabilities';
import editMessages from '../../../core/menu/fields/messages.en.json';
import { readCategoriesAtom, readMenuAtom } from '../../../core/menu/queries';
import { startRunAtom } from '../../../core/menu/runs/runs';
import type { NewRun } from '../../../core/menu/runs/types';
import { useText } from '../../../core/messages/useText';
import { useExport } from '../../../ui/patterns/export/ExportButton';
import { FilePicker } from '../../../ui/patterns/files/FilePicker';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Quiet, Stack, Text } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { LazyDryRun } from '../../runs/public';
import { columnsFor, type Problem } from '../columns';
import { menuFile } from '../menuFile';
import messages from '../messages.en.json';
import { readMenuFile } from '../readMenuFile';
import { Problems } from './Problems';

/** The menu as a file to download, and the changes of a file that the vendor has edited. */
export function CsvFile({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const amounts = useAmounts();
  const start = useSetAtom(startRunAtom);
  const { read, isReading, problems, note, refusal, run, forget } = useMenuFile();
  const { progress, start: save } = useExport(text('fileName'));
  const readMenu = useReadMenu();
  const id = useId();
  if (run) {
    const confirm = () => {
      onClose();
      void start(run);
    };
    return (
      <LazyPart isShown>
        <LazyDryRun run={run} onConfirm={confirm} onClose={forget} />
      </LazyPart>
    );
  }
  return (
    <Dialog
      isOpen
      size="md"
      title={text('title')}
      description={text('help')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('close')}</Button>
          <Button
            isBusy={progress !== null}
            onClick={() => void save(async () => menuFile(await readMenu(), amounts))}
          >
            {text('download')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Quiet as="p">{text('rules')}</Quiet>
        <FilePicker
          id={id}
          aria-describedby={undefined}
          aria-invalid={undefined}
          accept=".csv,text/csv"
          cameraAccept={null}
          chooseLabel={text('choose')}
          isChecking={isReading}
          hasFile={false}
          onPick={([file]) => file && void read(file)}
        />
        <div role="status">
          {isReading && <Text size="sm">{text('reading')}</Text>}
          {note && <Banner>{note}</Banner>}
        </div>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        {problems.length > 0 && <Problems problems={problems} />}
      </Stack>
    </Dialog>
  );
}

/** Reads the menu from the marketplace, with the categories. */
function useReadMenu() {
  const menu = useSetAtom(readMenuAtom);
  const categories = useSetAtom(readCategoriesAtom);
  const columns = columnsFor(useAtomValue(hasCapabilityAtom));
  return async () => {
    const [items, names] = await Promise.all([menu(), categories()]);
    return { menu: items, categories: names, columns };
  };
}

/** Reads one file at a time; a later one replaces it. */
function useMenuFile() {
  const text = useText(messages);
  const edit = useText(editMessages);
  const amounts = useAmounts();
  const readMenu = useReadMenu();
  const [isReading, setReading] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState('');
  const [run, setRun] = useState<NewRun>();
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File): Promise<void> {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setReading(true);
    setProblems([]);
    setNote('');
    setRefusal('');
    try {
      // What the vendor sees in the dry run is what the marketplace has now.
      const now = await readMenu();
      const result = await readMenuFile(file, { ...now, amounts, text, edit, signal });
      if (result.refusal) setRefusal(result.refusal);
      else if (result.problems.length > 0) setProblems(result.problems);
      else if (result.changes.length === 0) setNote(text('same'));
      else setRun({ kind: 'edit', changes: result.changes });
    } catch {
      if (!signal.aborted) setNote(text('unreadMenu'));
    } finally {
      if (!signal.aborted) setReading(false);
    }
  }

  return { read, isReading, problems, note, refusal, run, forget: () => setRun(undefined) };
}
