import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, useMemo } from 'react';
import { keepTyping } from '../../core/forms/keepTyping';
import { type ServerFields, showServerErrors } from '../../core/forms/showServerErrors';
import { useRecordForm } from '../../core/forms/useRecordForm';
import { useText } from '../../core/messages/useText';
import { useWrite } from '../../core/state/useWrite';
import messages from './messages.en.json';
import { saveProfileAtom } from './mutations';
import { profileSchema } from './schema';
import type { Profile } from './types';

const SERVER_FIELDS: ServerFields<Profile> = { name: 'name', phone: 'phone', email: 'email' };

export function useProfileForm({ name, phone, email }: Profile) {
  const text = useText(messages);
  const resolver = useMemo(() => yupResolver(profileSchema(text)), [text]);
  const values = useMemo(() => ({ name, phone, email }), [name, phone, email]);
  const { form } = useRecordForm<Profile>({ name: 'profile', values, resolver });
  const { run, isBusy, problem } = useWrite(saveProfileAtom, {
    group: 'account',
    done: () => text('updated'),
    failed: text('updateFailed'),
    reasons: { refused: text('nothingSaved'), lost: text('answerLost') },
    showErrors: (failure) => showServerErrors(form, SERVER_FIELDS, failure),
  });
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
