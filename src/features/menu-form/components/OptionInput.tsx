import { forwardRef, type InputHTMLAttributes } from 'react';
import { Field } from '../../../ui/primitives/form/Field';
import { Input } from '../../../ui/primitives/form/TextInput';

interface OptionInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  /** A label only for screen readers. */
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** An input without a visible label, for lists with many rows. */
export const OptionInput = forwardRef<HTMLInputElement, OptionInputProps>(function OptionInput(
  { label, error, onChange, ...rest },
  ref,
) {
  return (
    <Field label={label} isLabelHidden error={error}>
      {(control) => (
        <Input
          type="text"
          autoComplete="off"
          {...rest}
          {...control}
          ref={ref}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
});
