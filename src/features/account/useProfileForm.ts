import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, useMemo } from 'react';
import { keepTyping } from '../../core/forms/keepTyping';
import type { ServerFields } from '../../core/forms/showServerErrors';
import { useRecordForm } from '../../core/forms/useRecordForm';
import { useText } from '../../core/messages/useText';
import { useWrite } from '../../core/state/useWrite';
import {
  finisherOf,
  isOnlyRest,
  moreOf,
  showFieldErrors,
  useFieldResolver,
  useFormFields,
} from '../../ui/patterns/fields/useFormFields';
import messages from './messages.en.json';
import { saveProfileAtom } from './mutations';
import { profileSchema } from './schema';
import type { Profile } from './types';

const SERVER_FIELDS: ServerFields<Profile> = { name: 'name', phone: 'phone', email: 'email' };

export function useProfileForm({ id, name, phone, email }: Profile & { id: string }) {
  const text = useText(messages);
  const fields = useFormFields(
    'account',
    [
      { id: 'name', label: text('name'), isRequired: true, isWide: true },
      {
        id: 'phone',
        label: text('phone'),
        hint: text('phoneHint'),
        isRequired: true,
        isWide: true,
      },
      { id: 'email', label: text('email'), isRequired: true, isWide: true },
    ],
    SERVER_FIELDS,
  );
  const resolver = useFieldResolver(
    fields,
    useMemo(() => yupResolver(profileSchema(text)), [text]),
  );
  const values = useMemo(() => ({ name, phone, email }), [name, phone, email]);
  const { form } = useRecordForm<Profile>({ name: 'profile', values, resolver });
  const { run, finish, isBusy, problem } = useWrite(saveProfileAtom, {
    group: 'account',
    done: () => text('updated'),
    failed: text('updateFailed'),
    reasons: { refused: text('nothingSaved'), lost: text('answerLost') },
    showErrors: (failure) => showFieldErrors(form, SERVER_FIELDS, fields, failure),
    finish: finisherOf(fields, id),
  });
  const submit = form.handleSubmit(async (profile) => {
    const input = { profile, more: moreOf(fields) };
    if (isOnlyRest(fields, form.formState.isDirty)) return finish(input);
    if ((await run(input)).isDone) keepTyping(form, profile);
  });
  return {
    control: form.control,
    fields,
    isSaving: isBusy,
    problem,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
