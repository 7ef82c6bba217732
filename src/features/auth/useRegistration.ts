import { yupResolver } from '@hookform/resolvers/yup';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ApiRefusal, Cancelled } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import { lockAtom } from '../../core/state/lock';
import { apiAtom, notifyAtom } from '../../core/state/services';
import { useHostForm } from '../../ui/patterns/fields/useHostForm';
import { type Registration, signUp } from './data';
import messages from './messages.en.json';
import { NO_REGISTRATION, registerDraftAtom } from './registerDraft';
import { registrationSchema } from './schema';
import { REGISTRATION_FIELDS } from './wire';

const CONFLICT = 409;
const signUpAtom = lockAtom(['signUp']);

/** The registration form, which keeps its values when the vendor leaves the screen. Each outcome has a specified toast (A8). */
export function useRegistration() {
  const text = useText(messages);
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  // Do not subscribe to the draft, because a keystroke would re-render the whole form.
  const store = useStore();
  const [defaultValues] = useState(() => store.get(registerDraftAtom));
  const registered = useRef<string>(undefined);
  const [isSending, run] = useAtom(signUpAtom);
  const [sentTo, setSentTo] = useState<string>();
  const phoneRule = usePhoneRule();
  const { form, fields, more, showErrors, finish } = useHostForm<'register', Registration>({
    form: 'register',
    id: '',
    own: [
      { id: 'name', label: text('fullName'), isRequired: true },
      { id: 'restaurantName', label: text('restaurantName'), isRequired: true },
      {
        id: 'phone',
        label: text('registeredPhone'),
        hint: text('phoneHint', phoneRule.values),
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
    serverFields: REGISTRATION_FIELDS,
    defaultValues,
    resolver: useMemo(() => yupResolver(registrationSchema(text, phoneRule)), [text, phoneRule]),
  });
  const { control, subscribe, handleSubmit, formState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.set(registerDraftAtom, { ...values }),
      }),
    [subscribe, store],
  );

  async function register(registration: Registration): Promise<void> {
    const { phone } = registration;
    try {
      // If "Change number" changed nothing, the phone is already registered and its code is still valid.
      if (phone !== registered.current) {
        const sent = await run(() => signUp(api, registration, more()));
        if (sent === null) return;
        registered.current = phone;
        store.set(registerDraftAtom, NO_REGISTRATION);
        notify.success(text('signUpSent'));
      }
    } catch (failure) {
      if (failure instanceof Cancelled) return;
      notify.error(messageOf(failure));
      showErrors(failure);
      return;
    }
    if (!finish || (await finish())) setSentTo(phone);
  }

  function messageOf(failure: unknown): string {
    if (!(failure instanceof ApiRefusal)) return text('signUpFailed');
    const fallback = failure.status === CONFLICT ? 'signUpConflict' : 'signUpFailed';
    return failure.serverMessage || text(fallback);
  }

  return {
    control,
    fields,
    isIncomplete: Object.values(formState.errors).some(({ type }) => type === 'required'),
    onSubmit: (event: FormEvent) => void handleSubmit(register)(event),
    isSending,
    sentTo,
    close: () => setSentTo(undefined),
  };
}
