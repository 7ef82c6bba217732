import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { keepTyping } from '../../core/forms/keepTyping';
import { useClearedErrors } from '../../core/forms/useClearedErrors';
import { useFormDraft } from '../../core/forms/useFormDraft';
import { useText } from '../../core/messages/useText';
import { useUnsavedChanges } from '../../core/navigation/useUnsavedChanges';
import { useWrite } from '../../core/state/useWrite';
import messages from './messages.en.json';
import { saveProfileAtom } from './mutations';
import { profileSchema } from './schema';
import type { Profile } from './types';

/** The vendor's own form, filled from the record except where they have typed. */
export function useProfileForm({ name, phone, email }: Profile) {
  const text = useText(messages);
  const { run, isBusy, problem } = useWrite(saveProfileAtom, {
    done: () => text('updated'),
    failed: text('updateFailed'),
    reasons: { refused: text('nothingSaved'), lost: text('answerLost') },
  });
  const resolver = useMemo(() => yupResolver(profileSchema(text)), [text]);
  const values = useMemo(() => ({ name, phone, email }), [name, phone, email]);
  const form = useForm<Profile>({
    defaultValues: values,
    values,
    // A read in the background never takes away what someone typed (safety, draft rule).
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: 'onSubmit',
    resolver,
  });
  useClearedErrors(form);
  useFormDraft('profile', form);
  useUnsavedChanges(form.formState.isDirty);
  const submit = form.handleSubmit(async (profile) => {
    if ((await run(profile)).isDone) keepTyping(form, profile);
  });
  return {
    control: form.control,
    isSaving: isBusy,
    problem,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
