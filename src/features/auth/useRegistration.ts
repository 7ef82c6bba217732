import { yupResolver } from '@hookform/resolvers/yup';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiRefusal, Cancelled } from '../../core/api/errors';
import type { MoreValues } from '../../core/extend/moreValues';
import { useClearedErrors } from '../../core/forms/useClearedErrors';
import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import { lockAtom } from '../../core/state/lock';
import { apiAtom, notifyAtom } from '../../core/state/services';
import {
  finisherOf,
  moreOf,
  showFieldErrors,
  useFieldResolver,
  useFormFields,
} from '../../ui/patterns/fields/useFormFields';
import { type Registration, signUp } from './data';
import messages from './messages.en.json';
import { NO_REGISTRATION, registerDraftAtom } from './registerDraft';
import { registrationSchema } from './schema';
import { REGISTRATION_FIELDS } from './wire';

/** The fields of the host in the form. */
interface HostOfForm {
  more: MoreValues;
  showErrors: (failure: unknown) => void;
  finish: (() => Promise<boolean>) | undefined;
}

const CONFLICT = 409;
const signUpAtom = lockAtom(['signUp']);

/** The registration form, which keeps its values when the vendor leaves the screen. */
export function useRegisterForm(register: ReturnType<typeof useSignUp>['register']) {
  const text = useText(messages);
  // Do not subscribe to the draft, because a keystroke would re-render the whole form.
  const store = useStore();
  const [defaultValues] = useState(() => store.get(registerDraftAtom));
  const phone = usePhoneRule();
  const fields = useRegisterFields();
  const resolver = useFieldResolver(
    fields,
    useMemo(() => yupResolver(registrationSchema(text, phone)), [text, phone]),
  );
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
    register(registration, {
      more: moreOf(fields),
      showErrors: (failure) => showFieldErrors(form, REGISTRATION_FIELDS, fields, failure),
      finish: finisherOf(fields, ''),
    }),
  );
  return {
    control,
    fields,
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

  async function register(registration: Registration, host: HostOfForm): Promise<void> {
    const { phone } = registration;
    try {
      // If "Change number" changed nothing, the phone is already registered and its code is still valid.
      if (phone !== registered.current) {
        const sent = await run(() => signUp(api, registration, host.more));
        if (sent === null) return;
        registered.current = phone;
        setDraft(NO_REGISTRATION);
        notify.success(text('signUpSent'));
      }
    } catch (failure) {
      if (failure instanceof Cancelled) return;
      notify.error(messageOf(failure));
      host.showErrors(failure);
      return;
    }
    if (!host.finish || (await host.finish())) setSentTo(phone);
  }

  function messageOf(failure: unknown): string {
    if (!(failure instanceof ApiRefusal)) return text('signUpFailed');
    const fallback = failure.status === CONFLICT ? 'signUpConflict' : 'signUpFailed';
    return failure.serverMessage || text(fallback);
  }

  return { register, isSending, sentTo, close: () => setSentTo(undefined) };
}

/** The fields of the registration, as the host arranges them. */
function useRegisterFields() {
  const text = useText(messages);
  const { values } = usePhoneRule();
  return useFormFields(
    'register',
    [
      { id: 'name', label: text('fullName'), isRequired: true },
      { id: 'restaurantName', label: text('restaurantName'), isRequired: true },
      {
        id: 'phone',
        label: text('registeredPhone'),
        hint: text('phoneHint', values),
        isRequired: true,
      },
      { id: 'email', label: text('email'), isRequired: true },
      {
        id: 'foundedOn',
        label: text('dateOfBirth'),
        hint: text('dateOfBirthHint'),
        isRequired: true,
      },
    ],
    REGISTRATION_FIELDS,
  );
}
