import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { usePhoneRule } from '../../../core/region/phoneRule';
import { FormField } from '../../../ui/patterns/FormField';
import { TextField } from '../../../ui/patterns/TextField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { Pair, Row, Stack } from '../../../ui/primitives/layout/Layout';
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
  problem: string | undefined;
  member?: TeamMember | undefined;
  isWide?: boolean;
}

/** The fields of both forms, on the page and in the dialog. */
export function MemberFields({ form, problem, member, isWide = false }: MemberFieldsProps) {
  const text = useText(messages);
  const { values } = usePhoneRule();
  const { control } = form;
  const role = useWatch({ control, name: 'role' });
  return (
    <Stack>
      <TextField control={control} name="name" label={text('name')} />
      <Pair>
        <FormField control={control} name="phone">
          {(field) => (
            <PhoneInput
              label={text('phone')}
              hint={text('phoneHint', values)}
              {...field}
              autoComplete="off"
            />
          )}
        </FormField>
        <TextField control={control} name="email" label={text('email')} type="email" />
      </Pair>
      <RoleField form={form} member={member} />
      {role !== '' && <Access form={form} isWide={isWide} />}
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Stack>
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
