import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { NO_EXTRA } from '../../../core/extend/extra';
import { useText } from '../../../core/messages/useText';
import { FieldList, type FieldTexts, HostFields } from '../../../ui/patterns/fields/FieldList';
import type { FormFields } from '../../../ui/patterns/fields/formFields';
import { FormField } from '../../../ui/patterns/FormField';
import { TextField } from '../../../ui/patterns/TextField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { Row, Stack } from '../../../ui/primitives/layout/Layout';
import { Select } from '../../../ui/primitives/form/Select';
import messages from '../messages.en.json';
import { isRole, presetOf, ROLES } from '../roles';
import type { MemberValues, TeamMember } from '../types';
import { PermissionPicker } from './PermissionPicker';
import { CATALOGUE } from '../../../core/permissions/catalogue';
import { type Permission, PERMISSIONS } from '../../../core/permissions/permissions';
import permissionMessages from '../../../core/permissions/messages.en.json';
import { localeAtom } from '../../../core/state/services';
import { Quiet, Text } from '../../../ui/primitives/layout/Text';

interface MemberFieldsProps {
  form: UseFormReturn<MemberValues>;
  fields: FormFields<'member'>;
  problem: string | undefined;
  isWide?: boolean;
}

/** The fields of both forms, on the page and in the dialog. */
export function MemberFields({ form, fields, problem, isWide = false }: MemberFieldsProps) {
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
      {role !== '' && <Access form={form} isWide={isWide} />}
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

/** The permissions are folded, because a role selects the usual ones; Custom selects none. */
function Access({ form, isWide }: Pick<MemberFieldsProps, 'form' | 'isWide'>) {
  const text = useText(messages);
  const { control } = form;
  const [permissions, role] = useWatch({ control, name: ['permissions', 'role'] });
  const { errors } = useFormState({ control, name: 'permissions' });
  const [isUnfolded, setUnfolded] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    // The focused button is gone.
    if (isUnfolded) setFocus('permissions');
  }, [isUnfolded, setFocus]);
  const isShown = isUnfolded || role === 'custom' || errors.permissions !== undefined;
  return (
    <>
      {isShown ? (
        <FormField control={control} name="permissions">
          {({ ref, value, error, onChange, onBlur }) => (
            <PermissionPicker {...{ ref, value, error, onChange, onBlur, isWide }} />
          )}
        </FormField>
      ) : (
        <Row justify="space-between">
          <Text size="sm" isStrong>
            {text('permissions')}
          </Text>
          <Button
            size="sm"
            aria-label={text('changePermissions')}
            onClick={() => setUnfolded(true)}
          >
            {text('change')}
          </Button>
        </Row>
      )}
      <AccessSummary permissions={permissions} />
    </>
  );
}

function AccessSummary({ permissions }: { permissions: readonly Permission[] }) {
  const text = useText(messages);
  const list = useListOf(permissions);
  const isAll = PERMISSIONS.every((one) => permissions.includes(one));
  const words = () => {
    if (permissions.length === 0) return text('summaryNone');
    return isAll ? text('summaryAll') : text('summarySome', { list });
  };
  return (
    <Quiet as="p" role="status">
      {words()}
    </Quiet>
  );
}

function useListOf(permissions: readonly Permission[]): string {
  const phrase = useText(permissionMessages);
  const locale = useAtomValue(localeAtom);
  const join = useMemo(() => new Intl.ListFormat(locale, { type: 'conjunction' }), [locale]);
  const chosen = CATALOGUE.filter(({ value }) => permissions.includes(value));
  return join.format(chosen.map(({ can }) => phrase(can)));
}
