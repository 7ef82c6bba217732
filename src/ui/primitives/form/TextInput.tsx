import {
  type ChangeEvent,
  type CompositionEvent,
  forwardRef,
  type InputHTMLAttributes,
  useState,
} from 'react';
import { css, styled } from 'styled-components';
import { color, controlHeight, dense, font, motion, radius, space } from '../../theme/theme';
import { Field, type FieldTexts } from './Field';

export const inputStyles = css`
  appearance: none;
  inline-size: 100%;
  min-block-size: ${controlHeight};
  padding: ${dense(6)} ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.size.md};
  line-height: ${font.line.tight};
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:hover:not(:disabled, [aria-invalid='true']) {
    border-color: ${color.text};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:read-only:not(select):not([type='date']),
  &:disabled {
    background: ${color.surface2};
    border-color: ${color.border};
  }
  &:disabled {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

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

/**
 * Shows the text of an input method, such as one for Hindi, as it is composed, and passes it on at the end. A field that
 * changes the text or moves the focus in the meantime would end the composition, and a digit would be lost or doubled.
 */
export function useComposed(value: string, onText: (text: string) => void) {
  const [composed, setComposed] = useState<string | null>(null);
  return {
    value: composed ?? value,
    onChange({ nativeEvent, target }: ChangeEvent<HTMLInputElement>) {
      if ((nativeEvent as InputEvent).isComposing) setComposed(target.value);
      else onText(target.value);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      if (composed === null) return;
      setComposed(null);
      onText(currentTarget.value);
    },
  };
}
