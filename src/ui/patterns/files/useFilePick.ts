import { useLayoutEffect, useRef } from 'react';
import type {
  EditFile,
  FileChoice,
  PickedFile,
  PrepareFile,
  RefusedFile,
} from '../../../core/uploads/fileChoice';

interface FilePickOptions {
  value: FileChoice;
  onChange: (choice: FileChoice) => void;
  prepare: PrepareFile;
  /** Only for a field with one file. */
  edit?: EditFile | undefined;
  /** Whether a pick adds files instead of replacing them. */
  isMultiple: boolean;
}

/** Checks picked files before the form receives them. A refused file changes only `refused`. */
export function useFilePick({ value, onChange, prepare, edit, isMultiple }: FilePickOptions) {
  const now = useRef(value);
  const lastPick = useRef(0);
  const checking = useRef(0);
  useLayoutEffect(() => {
    now.current = value;
  });

  function change(part: Partial<FileChoice>): void {
    now.current = { ...now.current, ...part };
    onChange(now.current);
  }

  async function pick(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    lastPick.current += 1;
    const thisPick = lastPick.current;
    if (files.length > 1 && !isMultiple) {
      return change({ refused: [{ pickedName: '', problem: 'count' }] });
    }
    checking.current += 1;
    change({ refused: [], isChecking: true });
    const { good, refused } = await prepareAll(files, prepare);
    checking.current -= 1;
    const isChecking = checking.current > 0;
    if (!isMultiple && thisPick !== lastPick.current) return change({ isChecking });
    const [first] = good;
    if (edit && first) {
      change({ isChecking });
      const edited = await edit(first);
      if (edited && thisPick === lastPick.current) change({ files: [edited] });
      return;
    }
    const before = now.current;
    const kept = isMultiple || good.length === 0 ? before.files : [];
    change({ files: [...kept, ...good], refused: [...before.refused, ...refused], isChecking });
  }

  return {
    pick,
    remove: (picked: PickedFile) =>
      change({ files: now.current.files.filter((one) => one.file !== picked.file) }),
    clear: () => change({ files: [] }),
    dismiss: () => change({ refused: [] }),
  };
}

/** Prepares the files one by one, because decoding several large photos at once would fill a phone's memory. */
async function prepareAll(files: readonly File[], prepare: PrepareFile) {
  const good: PickedFile[] = [];
  const refused: RefusedFile[] = [];
  for (const original of files) {
    const { name: pickedName, size: pickedSize } = original;
    const verdict = await prepare(original);
    if ('file' in verdict) good.push({ file: verdict.file, pickedName, pickedSize });
    else refused.push({ pickedName, problem: verdict.problem });
  }
  return { good, refused };
}
