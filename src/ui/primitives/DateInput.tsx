import { CalendarDays } from 'lucide-react';
import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { Field } from './Field';
import { Input, type TextInputProps } from './TextInput';

/** Round a native picker with a mark of ours at its end. */
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

/** The whole field opens the picker. */
export const PickerInput = styled(Input)`
  display: flex;
  align-items: center;
  padding-inline-end: 34px;
  font-variant-numeric: tabular-nums;
  /* The picker's own mark is hidden under ours. */
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

/** Without a last day the browser takes years of six digits. */
const LAST_DAY = '9999-12-31';

/** A day, `YYYY-MM-DD`, picked or typed. */
export const DateInput = forwardRef<HTMLInputElement, TextInputProps>(
  function DateInput(props, ref) {
    const { id, label, labelNote, hint, error, ...rest } = props;
    return (
      <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
        {(control) => (
          <PickerFrame>
            <PickerInput max={LAST_DAY} {...rest} {...control} ref={ref} type="date" />
            <CalendarDays size={18} aria-hidden="true" />
          </PickerFrame>
        )}
      </Field>
    );
  },
);
