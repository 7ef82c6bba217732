import type { ReactElement } from 'react';
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form';

/** Props for any input of `ui/primitives`. */
export type FormFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> = ControllerRenderProps<Values, Name> & { error: string | undefined };

interface Props<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  children: (field: FormFieldProps<Values, Name>) => ReactElement;
}

/** Connects one control to react-hook-form: value, changes, error text, and focus after an error. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: Props<Values, Name>,
) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  return props.children({ ...field, error: fieldState.error?.message });
}
