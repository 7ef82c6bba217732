import { yupResolver } from '@hookform/resolvers/yup';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiRefusal, Cancelled } from '../../core/api/errors';
import { showServerErrors } from '../../core/forms/showServerErrors';
import { useClearedErrors } from '../../core/forms/useClearedErrors';
import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import { lockAtom } from '../../core/state/lock';
import { apiAtom, notifyAtom } from '../../core/state/services';
import { signUp } from './api';
import messages from './messages.en.json';
import { NO_REGISTRATION, registerDraftAtom } from './registerDraft';
import { registrationSchema } from './schema';
import type { Registration } from './types';
import { REGISTRATION_FIELDS } from './wire';

const CONFLICT = 409;
const signUpAtom = lockAtom(['signUp']);

/** The registration form, which keeps its values when the vendor leaves the screen. */
export function useRegisterForm(register: ReturnType<typeof useSignUp>['register']) {
  const text = useText(messages);
  // Do not subscribe to the draft, because a keystroke would re-render the whole form.
  const store = useStore();
  const [defaultValues] = useState(() => store.get(registerDraftAtom));
  const phone = usePhoneRule();
  const resolver = useMemo(() => yupResolver(registrationSchema(text, phone)), [text, phone]);
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
  const submit = handleSubmit((registration) =>
    register(registration, (failure) => showServerErrors(form, REGISTRATION_FIELDS, failure)),
  );
  return {
    control,
    isIncomplete: Object.values(formState.errors).some(({ type }) => type === 'required'),
    onSubmit: (event: FormEvent) => void submit(event),
  };
}

/** Sends the registration; each outcome has a specified toast (A8). */
export function useSignUp() {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const setDraft = useSetAtom(registerDraftAtom);
  const registered = useRef<string>(undefined);
  const [isSending, run] = useAtom(signUpAtom);
  const [sentTo, setSentTo] = useState<string>();

  async function register(
    registration: Registration,
    showErrors: (failure: unknown) => void,
  ): Promise<void> {
    // If "Change number" changed nothing, the phone is already registered and its code is still valid.
    if (registration.phone === registered.current) return setSentTo(registration.phone);
    try {
      const sent = await run(() => signUp(api, registration));
      if (sent !== null) succeed(registration.phone);
    } catch (failure) {
      if (failure instanceof Cancelled) return;
      notify.error(messageOf(failure));
      showErrors(failure);
    }
  }

  function succeed(phone: string) {
    registered.current = phone;
    setDraft(NO_REGISTRATION);
    setSentTo(phone);
    notify.success(text('signUpSent'));
  }

  function messageOf(failure: unknown): string {
    if (!(failure instanceof ApiRefusal)) return text('signUpFailed');
    const fallback = failure.status === CONFLICT ? 'signUpConflict' : 'signUpFailed';
    return failure.serverMessage || text(fallback);
  }

  return { register, isSending, sentTo, close: () => setSentTo(undefined) };
}
