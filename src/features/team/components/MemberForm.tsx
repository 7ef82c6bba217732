import { yupResolver } from '@hookform/resolvers/yup';
import { useAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { NO_EXTRA } from '../../../core/extend/extra';
import { useText } from '../../../core/messages/useText';
import { usePhoneRule } from '../../../core/region/phoneRule';
import { FormField } from '../../../ui/patterns/FormField';
import { FieldList, type FieldTexts, HostFields } from '../../../ui/patterns/fields/FieldList';
import type { FormFields } from '../../../ui/patterns/fields/formFields';
import type { OwnField } from '../../../ui/patterns/fields/types';
import { useRecordForm } from '../../../ui/patterns/fields/useRecordForm';
import { TextField } from '../../../ui/patterns/TextField';
import { Banner } from '../../../ui/primitives/Banner';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { Select } from '../../../ui/primitives/form/Select';
import { Stack } from '../../../ui/primitives/layout/Layout';
import {
  createSaveMemberAtom,
  type MemberValues,
  type TeamMember,
  toastOf,
  type Wording,
} from '../data';
import messages from '../messages.en.json';
import { isRole, presetOf, ROLES } from '../roles';
import { memberSchema } from '../schema';
import { updateCallAtom } from '../updateCall';
import { MEMBER_FIELDS } from '../wire';
import { PermissionPicker } from './PermissionPicker';

interface MemberFieldsProps {
  form: UseFormReturn<MemberValues>;
  fields: FormFields<'member'>;
  problem: string | undefined;
}

/** The fields of both forms, on the page and in the dialog. */
export function MemberFields({ form, fields, problem }: MemberFieldsProps) {
  const { control } = form;
  const role = useWatch({ control, name: 'role' });
  return (
    <Stack>
      <FieldList
        fields={fields}
        inputs={{
          name: (texts) => <TextField control={control} name="name" {...texts} />,
          phone: (texts) => (
            <FormField control={control} name="phone">
              {(field) => <PhoneInput {...texts} {...field} autoComplete="off" />}
            </FormField>
          ),
          email: (texts) => <TextField control={control} name="email" type="email" {...texts} />,
          role: (texts) => <RoleField form={form} texts={texts} />,
        }}
      />
      {role !== '' && (
        <FormField control={control} name="permissions">
          {({ ref, value, error, onChange, onBlur }) => (
            <PermissionPicker {...{ ref, value, error, onChange, onBlur }} />
          )}
        </FormField>
      )}
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Stack>
  );
}

interface RoleFieldProps extends Pick<MemberFieldsProps, 'form'> {
  texts: FieldTexts;
}

function RoleField({ form, texts }: RoleFieldProps) {
  const text = useText(messages);
  const options = ROLES.map((value) => ({ value, label: text(value) }));
  const select = (role: string) => {
    if (!isRole(role)) return;
    const permissions = presetOf(role, form.getValues('permissions'));
    form.setValue('permissions', [...permissions], { shouldDirty: true });
  };
  return (
    <FormField control={form.control} name="role">
      {({ onChange, ...field }) => (
        <Select
          {...texts}
          placeholder={text('rolePlaceholder')}
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

interface MemberOfHostProps {
  fields: FormFields<'member'>;
  member: TeamMember | undefined;
  children: ReactNode;
}

/** Around both forms: holds the values of the host's fields. */
export function MemberOfHost({ fields, member, children }: MemberOfHostProps) {
  const { id = '', extra = NO_EXTRA, wire } = member ?? {};
  return (
    <HostFields fields={fields} name={`member/${id || 'new'}`} record={{ id, extra, wire }}>
      {children}
    </HostFields>
  );
}

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
