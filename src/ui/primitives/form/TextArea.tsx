import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { color, figures, radius } from '../../theme/theme';
import { Field, type FieldTexts } from './Field';
import { inputStyles } from './TextInput';

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value'>,
    FieldTexts {
  value: string;
  /** The maximum length, shown as "12/250". Longer text is not cut off, but refused by the schema. */
  maxCount?: number;
}

const Area = styled.textarea`
  ${inputStyles}
  min-block-size: 96px;
  border-radius: ${radius.area};
  resize: vertical;
  line-height: 1.5;
`;

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(
  function TextArea(props, ref) {
    const { id, label, labelNote, hint, error, maxCount, ...rest } = props;
    const counter = maxCount && <Counter count={rest.value.length} max={maxCount} />;
    const texts = { label, labelNote, hint, error };
    return (
      <Field id={id} {...texts} aside={counter}>
        {(control) => <Area rows={4} {...rest} {...control} ref={ref} />}
      </Field>
    );
  },
);

const Count = styled.span`
  ${figures}
  margin-inline-start: auto;
  &[data-over] {
    color: ${color.danger};
  }
`;

/** The length of a text and the maximum, such as "12/250", below its field. */
export function Counter({ count, max }: { count: number; max: number }) {
  return (
    <Count data-over={count > max || undefined}>
      {count}/{max}
    </Count>
  );
}
