import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import { useFormFields } from '../../ui/patterns/fields/useFormFields';
import messages from './messages.en.json';
import type { TeamMember } from './types';
import { MEMBER_FIELDS } from './wire';

/** The fields of both member forms, as the host arranges them. */
export function useMemberFields(member: TeamMember | undefined) {
  const text = useText(messages);
  const { values } = usePhoneRule();
  const role = member?.roleName ?? '';
  const isUnknown = role !== '' && !member?.role;
  return useFormFields(
    'member',
    [
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
    ],
    MEMBER_FIELDS,
  );
}
