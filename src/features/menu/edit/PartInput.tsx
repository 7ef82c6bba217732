import { type InputHTMLAttributes, forwardRef } from 'react';
import { Field } from '../../../ui/primitives/Field';
import { Input } from '../../../ui/primitives/TextInput';

interface PartInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  /** Read out only: the row shows what it is. */
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One input of a list of many, where a label above each would be noise. */
export const PartInput = forwardRef<HTMLInputElement, PartInputProps>(function PartInput(
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
