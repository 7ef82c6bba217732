import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/theme';
import { Field, type FieldTexts } from './Field';
import { inputStyles } from './inputStyles';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {}

export const Input = styled.input`
  ${inputStyles}
  /* The cross of the browser is blue, and has no dark form. */
  &::-webkit-search-cancel-button {
    appearance: none;
    inline-size: 1em;
    block-size: 1em;
    margin-inline-start: ${space[2]};
    background:
      linear-gradient(45deg, transparent 46%, currentcolor 46% 54%, transparent 54%) center,
      linear-gradient(-45deg, transparent 46%, currentcolor 46% 54%, transparent 54%) center;
    background-size: 70% 70%;
    background-repeat: no-repeat;
    cursor: pointer;
  }
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
