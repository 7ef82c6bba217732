import { type ReactNode, useLayoutEffect, useRef } from 'react';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { MAX_BYTES } from '../../../core/uploads/checkUpload';
import type {
  EditFile,
  FileChoice,
  PickedFile,
  PrepareFile,
  RefusedFile,
} from '../../../core/uploads/fileChoice';
import messages from '../../messages.en.json';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Field } from '../../primitives/form/Field';
import { color, radius, space } from '../../theme/theme';
import { FILE_PROBLEMS, FilePicker, useDrop } from './FilePicker';

const DropZone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px dashed ${color.control};
  border-radius: ${radius.box};
  background: ${color.surface};
  &[data-over] {
    background: ${color.primarySoft};
  }
  &[data-wrong] {
    border-color: ${color.danger};
  }
`;

interface FileFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, FileChoice>;
  label: string;
  hint: string;
  /** The file types that the browser's dialog offers; `prepare` decides whether a file is accepted. */
  accept: string;
  cameraAccept?: string;
  prepare: PrepareFile;
  /** Called with a checked file before the form receives it; only for a field with one file. */
  edit?: EditFile;
  isMultiple?: boolean;
  /** Replaces "Choose a file". */
  chooseLabel?: string;
  /** A text such as "Keep the present picture", if a file is stored. */
  keepLabel?: string | undefined;
  isRequired?: boolean;
  /** Called before the files of the form change. */
  onFiles?: (files: readonly PickedFile[]) => void;
  /** Shows the chosen or the stored files. */
  children: (files: readonly PickedFile[], remove: (picked: PickedFile) => void) => ReactNode;
}

/**
 * The files of a form: chosen, taken with the camera or dropped. A refused file blocks the form until the vendor
 * chooses another file or continues without one.
 */
export function FileField<Values extends FieldValues>(props: FileFieldProps<Values>) {
  const { name, label, hint, accept, cameraAccept, prepare, edit, keepLabel, onFiles } = props;
  const { isMultiple = false, isRequired = false } = props;
  const text = useText(messages);
  const { field, fieldState } = useController({ control: props.control, name });
  const value: FileChoice = field.value;
  const { files, refused, isChecking } = value;
  const onChange = (choice: FileChoice) => {
    if (choice.files !== value.files) onFiles?.(choice.files);
    field.onChange(choice);
  };
  const { pick, remove, clear, dismiss } = useFilePick({
    value,
    onChange,
    prepare,
    edit,
    isMultiple,
  });
  const drop = useDrop((dropped) => void pick(dropped));
  const hasFile = files.length > 0;
  const isRefused = refused.length > 0;
  const problem = useProblem(refused, isMultiple);
  const error = problem ?? (isChecking ? undefined : fieldState.error?.message);
  // If a file is required, do not promise that the stored one is sufficient.
  const undoLabel = (!isRequired && keepLabel) || text('removeFile');
  const withoutIt =
    hasFile && !isMultiple ? text('keepChosen') : (keepLabel ?? text('continueWithout'));
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <DropZone
          data-over={drop.isOver || undefined}
          data-wrong={error ? true : undefined}
          {...drop.handlers}
        >
          {props.children(files, remove)}
          <Large files={files} />
          {!isRefused && hasFile && !isMultiple && (
            <Button variant="ghost" size="sm" onClick={clear}>
              {undoLabel}
            </Button>
          )}
          <FilePicker
            {...control}
            ref={field.ref}
            accept={accept}
            cameraAccept={cameraAccept}
            multiple={isMultiple}
            isChecking={isChecking}
            hasFile={isMultiple || hasFile}
            chooseLabel={props.chooseLabel}
            onPick={(picked) => void pick(picked)}
          />
          {isRefused && (hasFile || keepLabel || !isRequired) && (
            <Button variant="ghost" size="sm" onClick={dismiss}>
              {withoutIt}
            </Button>
          )}
        </DropZone>
      )}
    </Field>
  );
}

/** The reasons why files were refused, with the file names if several files can be chosen. */
function useProblem(refused: readonly RefusedFile[], isMultiple: boolean): string | undefined {
  const text = useText(messages);
  if (refused.length === 0) return undefined;
  return refused
    .map(({ pickedName, problem }) => {
      const why = text(FILE_PROBLEMS[problem]);
      return isMultiple ? text('refusedFile', { name: pickedName, problem: why }) : why;
    })
    .join('\n');
}

/** A warning about large files, which the marketplace may refuse (b86). */
function Large({ files }: { files: readonly PickedFile[] }) {
  const text = useText(messages);
  return files
    .filter(({ file }) => file.size > MAX_BYTES)
    .map(({ file, pickedName }) => (
      <Banner key={file.name} tone="warning">
        {text('largeFile', { name: pickedName })}
      </Banner>
    ));
}

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
function useFilePick({ value, onChange, prepare, edit, isMultiple }: FilePickOptions) {
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
