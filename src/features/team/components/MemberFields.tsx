import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { NO_EXTRA } from '../../../core/extend/extra';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { FieldList, type FieldTexts, HostFields } from '../../../ui/patterns/fields/FieldList';
import type { FormFields } from '../../../ui/patterns/fields/formFields';
import { TextField } from '../../../ui/patterns/TextField';
import { Banner } from '../../../ui/primitives/Banner';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { Select } from '../../../ui/primitives/form/Select';
import { Stack } from '../../../ui/primitives/layout/Layout';
import type { MemberValues, TeamMember } from '../data';
import messages from '../messages.en.json';
import { isRole, presetOf, ROLES } from '../roles';
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
