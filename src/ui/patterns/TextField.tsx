import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from '../primitives/form/TextInput';
import { FormField } from './FormField';

interface TextFieldProps<Values extends FieldValues> extends TextInputProps {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** A text input of a react-hook-form form. */
export function TextField<Values extends FieldValues>({
  control,
  name,
  ...input
}: TextFieldProps<Values>) {
  return (
    <FormField control={control} name={name}>
      {(field) => <TextInput autoComplete="off" {...input} {...field} />}
    </FormField>
  );
}
