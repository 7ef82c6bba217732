import { yupResolver } from '@hookform/resolvers/yup';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import type { OwnField } from '../../ui/patterns/fields/types';
import { useRecordForm } from '../../ui/patterns/fields/useRecordForm';
import {
  createSaveMemberAtom,
  type MemberValues,
  type TeamMember,
  toastOf,
  type Wording,
} from './data';
import messages from './messages.en.json';
import { isRole } from './roles';
import { memberSchema } from './schema';
import { updateCallAtom } from './updateCall';
import { MEMBER_FIELDS } from './wire';

interface MemberFormOptions {
  /** The member to edit; without one, a member is added. */
  member?: TeamMember | undefined;
  wording: Wording;
  onSaved: () => void;
}

const NOBODY: MemberValues = { name: '', phone: '', email: '', role: '', permissions: [] };

export function useMemberForm({ member, wording, onSaved }: MemberFormOptions) {
  const text = useText(messages);
  const phone = usePhoneRule();
  const [call, onCall] = useAtom(updateCallAtom);
  const id = member?.id;
  return useRecordForm({
    form: 'member',
    name: `member/${id ?? 'new'}`,
    id: id ?? '',
    own: useMemberFields(member),
    serverFields: MEMBER_FIELDS,
    values: useMemo(() => member && toValues(member), [member]),
    defaultValues: NOBODY,
    resolver: useMemo(
      () => yupResolver(memberSchema(wording, text, phone)),
      [wording, text, phone],
    ),
    mutation: useMemo(() => createSaveMemberAtom(id), [id]),
    toInput: ({ role, ...values }, more) => {
      // The schema refuses a form without a role.
      if (!isRole(role)) throw new TypeError('No role');
      const draft = { ...values, role, isActive: member?.isActive ?? true };
      return { draft, choice: { ...call, onCall }, more };
    },
    group: 'team',
    done: () => text(member ? 'memberUpdated' : 'memberAdded'),
    failed: (failure) => toastOf(failure) || text('operationFailed'),
    reasons: { refused: text('nothingSaved'), lost: text('answerLost') },
    close: onSaved,
  });
}

function useMemberFields(member: TeamMember | undefined): OwnField<'member'>[] {
  const text = useText(messages);
  const { values } = usePhoneRule();
  const role = member?.roleName ?? '';
  const isUnknown = role !== '' && !member?.role;
  return [
    { id: 'name', label: text('name'), isRequired: true, isWide: true },
    { id: 'phone', label: text('phone'), hint: text('phoneHint', values), isRequired: true },
    { id: 'email', label: text('email'), isRequired: true },
    {
      id: 'role',
      label: text('role'),
      hint: text(isUnknown ? 'roleUnknown' : 'roleHint', { role }),
      names: ['role', 'permissions'],
      isRequired: true,
      isGroup: true,
      isWide: true,
    },
  ];
}

function toValues({ name, phone, email, role, permissions }: TeamMember): MemberValues {
  return { name, phone, email, role: role ?? '', permissions: [...permissions] };
}
