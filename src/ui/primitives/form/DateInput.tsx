import { CalendarDays, Clock, type LucideIcon } from 'lucide-react';
import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { Field } from './Field';
import { PickerFrame } from './inputStyles';
import { Input, type TextInputProps } from './TextInput';

/** A click anywhere in the input opens the picker. */
const PickerInput = styled(Input)`
  display: flex;
  align-items: center;
  padding-inline-end: 34px;
  font-variant-numeric: tabular-nums;
  /* The native icon is invisible and covers the whole field. */
  &::-webkit-calendar-picker-indicator {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    padding: 0;
    opacity: 0;
    cursor: pointer;
  }
  &::-webkit-date-and-time-value {
    text-align: start;
  }
`;

function createPicker(type: 'date' | 'time', Icon: LucideIcon, max?: string) {
  return forwardRef<HTMLInputElement, TextInputProps>(function Picker(props, ref) {
    const { id, label, labelNote, hint, error, ...rest } = props;
    return (
      <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
        {(control) => (
          <PickerFrame>
            <PickerInput max={max} {...rest} {...control} ref={ref} type={type} />
            <Icon size={18} />
          </PickerFrame>
        )}
      </Field>
    );
  });
}

/** A date as `YYYY-MM-DD`. Without `max`, browsers accept six-digit years. */
export const DateInput = createPicker('date', CalendarDays, '9999-12-31');

/** A time as `HH:mm`. */
export const TimeInput = createPicker('time', Clock);
