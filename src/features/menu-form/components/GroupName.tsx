import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../../ui/primitives/Button';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { font } from '../../../ui/theme/theme';
import { OptionRow } from './Section';

/** Aligns the button with the input, below the label. */
const LabelledRow = styled(OptionRow)`
  & > button {
    margin-block-start: calc(${font.size.sm} * ${font.line.body} + 6px);
  }
`;

interface GroupNameProps {
  label: string;
  value: string;
  error: string | undefined;
  removeLabel: string;
  onChange: (name: string) => void;
  onRemove: () => void;
}

/** The name of a group of addons or variants, and the button that removes the group. */
export function GroupName(props: GroupNameProps) {
  const { label, value, error, removeLabel, onChange, onRemove } = props;
  return (
    <LabelledRow>
      <TextInput
        data-part="group-name"
        label={label}
        autoComplete="off"
        value={value}
        {...(error === undefined ? {} : { error })}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton label={removeLabel} icon={<Trash2 size={18} />} onClick={onRemove} />
    </LabelledRow>
  );
}
