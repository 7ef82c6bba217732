import { useAtomValue } from 'jotai';
import { CalendarDays, Clock } from 'lucide-react';
import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { color, space } from '../../theme/theme';
import { Field } from './Field';
import { PickerFrame, pickerSpace } from './Select';
import { Input, type TextInputProps } from './TextInput';

/** A click anywhere in the input opens the picker. */
const PickerInput = styled(Input)`
  display: flex;
  align-items: center;
  padding-inline-end: ${pickerSpace};
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

/** Hides the native text, whose order of day and month is that of the browser, until the field has the focus. */
const DayFrame = styled(PickerFrame)`
  & > input:not(:focus) {
    color: transparent;
  }
  &:has(> input:focus) > span {
    display: none;
  }
  & > span {
    position: absolute;
    inset-block: 0;
    inset-inline: ${space[3]} ${pickerSpace};
    display: flex;
    align-items: center;
    pointer-events: none;
  }
  &:has(> input:disabled) > span,
  & > span[data-empty] {
    color: ${color.textMuted};
  }
  @media (forced-colors: active) {
    & > span {
      display: none;
    }
  }
`;

/** A date as `YYYY-MM-DD`. Without `max`, browsers accept six-digit years. */
export const DateInput = forwardRef<HTMLInputElement, TextInputProps>(
  function DateInput(props, ref) {
    const { id, label, labelNote, hint, error, ...rest } = props;
    return (
      <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
        {(control) => (
          <DayFrame>
            <PickerInput max="9999-12-31" {...rest} {...control} ref={ref} type="date" />
            <ShownDay value={rest.value} />
            <CalendarDays size={18} />
          </DayFrame>
        )}
      </Field>
    );
  },
);

function ShownDay({ value }: Pick<TextInputProps, 'value'>) {
  const text = useText(messages);
  const { date } = useAtomValue(formatsAtom);
  return (
    <span aria-hidden data-empty={value ? undefined : true}>
      {value ? date(value) : text('chooseDate')}
    </span>
  );
}

/** A time as `HH:mm`. */
export const TimeInput = forwardRef<HTMLInputElement, TextInputProps>(
  function TimeInput(props, ref) {
    const { id, label, labelNote, hint, error, ...rest } = props;
    return (
      <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
        {(control) => (
          <PickerFrame>
            <PickerInput {...rest} {...control} ref={ref} type="time" />
            <Clock size={18} />
          </PickerFrame>
        )}
      </Field>
    );
  },
);
