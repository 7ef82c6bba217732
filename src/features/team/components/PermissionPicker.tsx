import { forwardRef, useId } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { CATALOGUE } from '../../../core/permissions/catalogue';
import { PERMISSIONS, type Permission } from '../../../core/permissions/permissions';
import permissionMessages from '../../../core/permissions/messages.en.json';
import { Checkbox } from '../../../ui/primitives/form/Checkbox';
import { FieldNote } from '../../../ui/primitives/form/Field';
import { box, color, font, radius, space } from '../../../ui/theme/theme';
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
  padding: ${space[1]} ${space[3]};
  border-block-end: 1px solid ${color.border};
  font-weight: ${font.weight.strong};
`;

const Each = styled.div<{ $isWide: boolean }>`
  display: grid;
  gap: ${space[1]} ${space[4]};
  padding: ${space[2]} ${space[3]};
  ${box.fromMedium} {
    grid-template-columns: ${({ $isWide }) => ($isWide ? 'repeat(2, minmax(0, 1fr))' : 'none')};
  }
`;

interface PermissionPickerProps {
  value: readonly Permission[];
  onChange: (permissions: Permission[]) => void;
  onBlur?: () => void;
  error?: string | undefined;
  isWide?: boolean;
}

/** The checkbox All is on exactly while all twelve permissions are selected (B4). */
export const PermissionPicker = forwardRef<HTMLInputElement, PermissionPickerProps>(
  function PermissionPicker({ value, onChange, onBlur, error, isWide = false }, ref) {
    const text = useText(messages);
    const label = useText(permissionMessages);
    const noteId = `${useId()}-note`;
    const toggle = (permission: Permission, isOn: boolean) =>
      onChange(PERMISSIONS.filter((one) => (one === permission ? isOn : value.includes(one))));
    return (
      <Group aria-describedby={error ? noteId : undefined} aria-invalid={error ? true : undefined}>
        <Legend>{text('permissions')}</Legend>
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
          <Each $isWide={isWide}>
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
