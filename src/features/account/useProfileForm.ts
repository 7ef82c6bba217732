import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useText } from '../../core/messages/useText';
import { useRecordForm } from '../../ui/patterns/fields/useRecordForm';
import { type Profile, saveProfileAtom } from './data';
import messages from './messages.en.json';
import { profileSchema } from './schema';

export function useProfileForm({ id, name, phone, email }: Profile & { id: string }) {
  const text = useText(messages);
  return useRecordForm({
    form: 'account',
    name: 'profile',
    id,
    own: [
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
    serverFields: { name: 'name', phone: 'phone', email: 'email' },
    values: useMemo((): Profile => ({ name, phone, email }), [name, phone, email]),
    resolver: useMemo(() => yupResolver(profileSchema(text)), [text]),
    mutation: saveProfileAtom,
    toInput: (profile, more) => ({ profile, more }),
    group: 'account',
    done: () => text('updated'),
    failed: text('updateFailed'),
    reasons: { refused: text('nothingSaved'), lost: text('answerLost') },
  });
}
