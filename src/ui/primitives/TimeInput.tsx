import { Clock } from 'lucide-react';
import { forwardRef } from 'react';
import { PickerFrame, PickerInput } from './DateInput';
import { Field } from './Field';
import type { TextInputProps } from './TextInput';

/** A time of day, `HH:mm`, picked or typed. */
export const TimeInput = forwardRef<HTMLInputElement, TextInputProps>(
  function TimeInput(props, ref) {
    const { id, label, labelNote, hint, error, ...rest } = props;
    return (
      <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
        {(control) => (
          <PickerFrame>
            <PickerInput {...rest} {...control} ref={ref} type="time" />
            <Clock size={18} aria-hidden="true" />
          </PickerFrame>
        )}
      </Field>
    );
  },
);
