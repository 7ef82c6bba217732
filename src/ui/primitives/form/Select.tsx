import { ChevronDown } from 'lucide-react';
import { forwardRef, type SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { color, controlHeight, dense, radius, scaled, shadow, space } from '../../theme/theme';
import { Field, type FieldTexts } from './Field';
import { inputStyles } from './TextInput';

/** The end of a control that its icon covers; the icon grows with the text. */
export const pickerSpace = `calc(16px + ${scaled(18)})`;

/** Shows our icon at the end of a native control. */
export const PickerFrame = styled.span`
  position: relative;
  display: block;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 10px;
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldTexts {
  options: readonly SelectOption[];
  /** The empty first option. */
  placeholder?: string;
  isLabelHidden?: boolean;
}

const NativeSelect = styled.select`
  ${inputStyles}
  padding-inline-end: ${pickerSpace};
  text-overflow: ellipsis;
  cursor: pointer;
  & option {
    background: ${color.surface};
    color: ${color.text};
  }
  /* Style the list, too, in browsers that support it. */
  @supports (appearance: base-select) {
    &,
    &::picker(select) {
      appearance: base-select;
    }
    & {
      display: flex;
      align-items: center;
    }
    &::picker-icon {
      display: none;
    }
    &::picker(select) {
      margin-block: ${space[1]};
      padding: ${space[1]};
      border: 1px solid ${color.border};
      border-radius: ${radius.box};
      background: ${color.surface};
      box-shadow: ${shadow.overlay};
    }
    & option {
      min-block-size: ${controlHeight};
      padding: ${dense(6)} ${space[3]};
      border-radius: ${radius.item};
      background: transparent;
    }
    & option:hover,
    & option:focus-visible {
      outline: none;
      background: ${color.surface2};
    }
  }
`;

/** A native select, because phones show its list best. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { id, label, labelNote, hint, error, options, placeholder, isLabelHidden, ...rest } = props;
  const texts = { label, labelNote, hint, error, isLabelHidden };
  return (
    <Field id={id} {...texts}>
      {(control) => (
        <PickerFrame>
          <NativeSelect {...rest} {...control} ref={ref}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
          <ChevronDown size={18} />
        </PickerFrame>
      )}
    </Field>
  );
});
