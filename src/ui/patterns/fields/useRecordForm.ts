import type {
  FieldValues,
  Path,
  PathValue,
  SubmitErrorHandler,
  UseFormReturn,
} from 'react-hook-form';
import type { FormName } from '../../../core/contracts';
import type { MoreValues } from '../../../core/extend/moreValues';
import { submitWithFiles } from '../../../core/forms/submitWithFiles';
import { useFormDraft } from '../../../core/forms/useFormDraft';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import type { MutationAtom } from '../../../core/state/mutationAtom';
import { useWrite, type WriteOptions } from '../../../core/state/useWrite';
import { isFileChoice, NO_FILES, withoutFiles } from '../../../core/uploads/fileChoice';
import { type HostFormOptions, useHostForm } from './useHostForm';

interface RecordFormOptions<Form extends FormName, Values extends FieldValues, Input, Answer>
  extends HostFormOptions<Form, Values>,
    Pick<WriteOptions<Input, Answer>, 'group' | 'done' | 'failed' | 'reasons' | 'isQuiet'> {
  /** The name of the draft; includes the id of the record. */
  name: string;
  values: Values | undefined;
  /** Whether the record cannot be changed now, so that leaving does not ask. */
  isLocked?: boolean;
  /** Memoized. */
  mutation: MutationAtom<Input, Answer>;
  /** What is sent; `more` has values of the host. */
  toInput: (typed: Values, more: MoreValues) => Input;
  /** Whether progress is shown and the upload can be cancelled. */
  hasUpload?: (input: Input) => boolean;
  /** Called if the values are not valid, and nothing is sent. */
  onInvalid?: SubmitErrorHandler<Values>;
  /** Called after the record is saved, also if values of the host are not. */
  onSaved?: (typed: Values) => void;
  /** Closes the form after everything is saved. Without it the form stays open. */
  close?: () => void;
}

/**
 * The form of a record, with the fields of the host. A background refetch does not overwrite edited fields (R2), unsaved
 * input survives an expired session, and leaving asks.
 */
export function useRecordForm<Form extends FormName, Values extends FieldValues, Input, Answer>(
  options: RecordFormOptions<Form, Values, Input, Answer>,
) {
  const { form, fields, more, isOnlyRest, showErrors, finish: finishHost } = useHostForm(options);
  const { close, isLocked = false } = options;
  useFormDraft(options.name, form);
  const { allowLeaving, leave } = useUnsavedChanges(form.formState.isDirty && !isLocked);
  const { group, done, failed, reasons, isQuiet } = options;
  const { run, finish, isBusy, problem, progress, cancel } = useWrite(options.mutation, {
    group,
    done,
    failed,
    reasons,
    ...(isQuiet && { isQuiet }),
    showErrors,
    finish: finishHost,
    onDone: () => {
      if (!close) return;
      allowLeaving();
      close();
    },
  });
  const send = async (typed: Values) => {
    const input = options.toInput(typed, more());
    if (isOnlyRest()) return finish(input);
    const { isDone } = await run(input, { hasUpload: options.hasUpload?.(input) ?? false });
    if (!isDone) return;
    options.onSaved?.(typed);
    if (!close || fields.rest.current) keepTyping(form, typed, fields.hidden);
  };
  return {
    form,
    fields,
    onSubmit: submitWithFiles(form, send, options.onInvalid),
    isBusy,
    problem,
    progress,
    cancel,
    /** Closes a form without navigation. Asks first if values would be lost, also those of the host. */
    leave: (go: () => void) =>
      leave(() => {
        const { current: part } = fields.part;
        if (part) part.leave(go);
        else go();
      }),
  };
}

/**
 * Resets the form to what was sent, without its files, except fields edited during the request. Nobody edits a field that
 * is not shown, whose sent value can be one of the host.
 */
function keepTyping<Values extends FieldValues>(
  { getValues, reset, setValue }: UseFormReturn<Values>,
  sent: Values,
  hidden: readonly string[],
): void {
  const now = getValues();
  const saved: Values = { ...sent };
  for (const name of Object.keys(sent) as Path<Values>[]) {
    if (isFileChoice(sent[name])) saved[name] = NO_FILES as Values[Path<Values>];
  }
  // Overrides `resetOptions` of the form, which would leave the fields dirty.
  reset(saved, { keepDirtyValues: false });
  for (const name of Object.keys(saved) as Path<Values>[]) {
    const was: unknown = sent[name];
    const value: unknown = now[name];
    const typed =
      isFileChoice(was) && isFileChoice(value)
        ? withoutFiles(
            value,
            was.files.map(({ file }) => file),
          )
        : value;
    if (typed === saved[name] || hidden.includes(name)) continue;
    setValue(name, typed as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
}
