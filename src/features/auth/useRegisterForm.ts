import { yupResolver } from '@hookform/resolvers/yup';
import { useStore } from 'jotai';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useClearedErrors } from '../../core/forms/useClearedErrors';
import { useText } from '../../core/messages/useText';
import messages from './messages.en.json';
import { registerDraftAtom } from './registerDraft';
import { registrationSchema } from './schema';
import type { Registration } from './types';

/** The registration form; what is typed survives a look at another screen. */
export function useRegisterForm(onSubmit: (registration: Registration) => Promise<void>) {
  const text = useText(messages);
  // Read once and only written to: a letter must not draw the whole form again.
  const store = useStore();
  const [defaultValues] = useState(() => store.get(registerDraftAtom));
  const resolver = useMemo(() => yupResolver(registrationSchema(text)), [text]);
  const form = useForm<Registration>({ defaultValues, reValidateMode: 'onSubmit', resolver });
  const { control, subscribe, handleSubmit, formState } = form;
  useClearedErrors(form);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.set(registerDraftAtom, { ...values }),
      }),
    [subscribe, store],
  );
  const submit = handleSubmit(onSubmit);
  return {
    control,
    isIncomplete: Object.values(formState.errors).some(({ type }) => type === 'required'),
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
