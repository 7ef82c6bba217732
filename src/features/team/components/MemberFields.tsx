import { type UseFormReturn, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { Banner } from '../../../ui/primitives/Banner';
import { PhoneInput } from '../../../ui/primitives/PhoneInput';
import { Select } from '../../../ui/primitives/Select';
import { TextInput } from '../../../ui/primitives/TextInput';
import { box, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { isRole, presetOf, ROLES } from '../roles';
import type { MemberValues, TeamMember } from '../types';
import { AccessSummary } from './AccessSummary';
import { PermissionPicker } from './PermissionPicker';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${box.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface MemberFieldsProps {
  form: UseFormReturn<MemberValues>;
  /** Why the last submit failed. */
  problem: string | undefined;
  member?: TeamMember | undefined;
  isWide?: boolean;
}

/** Everything a member has, the same on the page and in the modal. */
export function MemberFields({ form, problem, member, isWide = false }: MemberFieldsProps) {
  const text = useText(messages);
  const { control } = form;
  const role = useWatch({ control, name: 'role' });
  return (
    <Fields>
      <FormField control={control} name="name">
        {(field) => <TextInput label={text('name')} autoComplete="off" {...field} />}
      </FormField>
      <Pair>
        <FormField control={control} name="phone">
          {(field) => (
            <PhoneInput
              label={text('phone')}
              hint={text('phoneHint')}
              {...field}
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField control={control} name="email">
          {(field) => (
            <TextInput label={text('email')} type="email" autoComplete="off" {...field} />
          )}
        </FormField>
      </Pair>
      <RoleField form={form} member={member} />
      {role !== '' && <Access form={form} isWide={isWide} />}
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Fields>
  );
}

function RoleField({ form, member }: Pick<MemberFieldsProps, 'form' | 'member'>) {
  const text = useText(messages);
  const options = ROLES.map((value) => ({ value, label: text(value) }));
  const hint = member?.roleName && !member.role ? 'roleUnknown' : 'roleHint';
  const select = (role: string) => {
    if (!isRole(role)) return;
    const permissions = presetOf(role, form.getValues('permissions'));
    form.setValue('permissions', [...permissions], { shouldDirty: true });
  };
  return (
    <FormField control={form.control} name="role">
      {({ onChange, ...field }) => (
        <Select
          label={text('role')}
          placeholder={text('rolePlaceholder')}
          hint={text(hint, { role: member?.roleName ?? '' })}
          options={options}
          {...field}
          onChange={(event) => {
            onChange(event);
            select(event.target.value);
          }}
        />
      )}
    </FormField>
  );
}

function Access({ form, isWide }: Pick<MemberFieldsProps, 'form' | 'isWide'>) {
  const permissions = useWatch({ control: form.control, name: 'permissions' });
  return (
    <>
      <FormField control={form.control} name="permissions">
        {({ ref, value, error, onChange, onBlur }) => (
          <PermissionPicker {...{ ref, value, error, onChange, onBlur, isWide }} />
        )}
      </FormField>
      <AccessSummary permissions={permissions} />
    </>
  );
}
