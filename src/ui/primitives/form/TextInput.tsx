import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldTexts } from './Field';
import { inputStyles } from './inputStyles';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {}

export const Input = styled.input`
  ${inputStyles}
`;

/** A text input that accepts the result of `register()`. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(
  function TextInput(props, ref) {
    const { id, label, labelNote, hint, error, ...rest } = props;
    return (
      <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
        {(control) => <Input type="text" {...rest} {...control} ref={ref} />}
      </Field>
    );
  },
);
