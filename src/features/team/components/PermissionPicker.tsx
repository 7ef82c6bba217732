import { useAtomValue } from 'jotai';
import { forwardRef, useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { CATALOGUE } from '../../../core/permissions/catalogue';
import permissionMessages from '../../../core/permissions/messages.en.json';
import { PERMISSIONS, type Permission } from '../../../core/permissions/permissions';
import { formatLocaleAtom } from '../../../core/state/services';
import { FieldNote } from '../../../ui/primitives/form/Field';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { color, font, radius, scaled, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Legend = styled.legend`
  margin-block-end: 6px;
  padding: 0;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.strong};
`;

const Box = styled.div<{ $isWrong: boolean }>`
  border: 1px solid ${({ $isWrong }) => ($isWrong ? color.danger : color.border)};
  border-radius: ${radius.box};
`;

const All = styled.div`
  padding: ${space[1]} ${space[2]};
  border-block-end: 1px solid ${color.border};
  font-weight: ${font.weight.strong};
`;

/** Two columns; one if the letters of the page are large or the dialog is narrow. */
const Each = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(${scaled(120)}, 40%), 1fr));
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]};
  overflow-wrap: anywhere;
`;

interface PermissionPickerProps {
  value: readonly Permission[];
  onChange: (permissions: Permission[]) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/** The checkbox All is on exactly while all twelve permissions are selected (B4). */
export const PermissionPicker = forwardRef<HTMLInputElement, PermissionPickerProps>(
  function PermissionPicker({ value, onChange, onBlur, error }, ref) {
    const text = useText(messages);
    const label = useText(permissionMessages);
    const noteId = `${useId()}-note`;
    const toggle = (permission: Permission, isOn: boolean) =>
      onChange(PERMISSIONS.filter((one) => (one === permission ? isOn : value.includes(one))));
    return (
      <Group aria-describedby={error ? noteId : undefined} aria-invalid={error ? true : undefined}>
        <Legend>{text('permissions')}</Legend>
        <AccessSummary permissions={value} />
        <FieldNote id={noteId} error={error} />
        <Box $isWrong={error !== undefined}>
          <All>
            <Checkbox
              ref={ref}
              label={text('all')}
              checked={PERMISSIONS.every((one) => value.includes(one))}
              onBlur={onBlur}
              onChange={(isOn) => onChange(isOn ? [...PERMISSIONS] : [])}
            />
          </All>
          <Each>
            {CATALOGUE.map((one) => (
              <Checkbox
                key={one.value}
                label={label(one.label)}
                checked={value.includes(one.value)}
                onBlur={onBlur}
                onChange={(isOn) => toggle(one.value, isOn)}
              />
            ))}
          </Each>
        </Box>
      </Group>
    );
  },
);

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
  const locale = useAtomValue(formatLocaleAtom);
  const join = useMemo(() => new Intl.ListFormat(locale, { type: 'conjunction' }), [locale]);
  const chosen = CATALOGUE.filter(({ value }) => permissions.includes(value));
  return join.format(chosen.map(({ can }) => phrase(can)));
}
