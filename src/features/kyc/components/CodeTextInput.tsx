import { type ChangeEvent, forwardRef } from 'react';
import { TextInput, type TextInputProps } from '../../../ui/primitives/TextInput';

interface Props extends Omit<TextInputProps, 'onChange'> {
  onChange: (value: string) => void;
}

/** For IFSC, PAN and GSTIN: capitals without spaces as one types, the caret stays (decision b21). */
export const CodeTextInput = forwardRef<HTMLInputElement, Props>(function CodeTextInput(
  { onChange, ...props },
  ref,
) {
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const next = tidy(input.value);
    if (next !== input.value) {
      const caret = tidy(input.value.slice(0, input.selectionStart ?? undefined)).length;
      // React leaves a value alone that is right already, and with it the caret.
      input.value = next;
      input.setSelectionRange(caret, caret);
    }
    onChange(next);
  };
  return <TextInput {...props} ref={ref} autoCapitalize="characters" onChange={change} />;
});

function tidy(value: string): string {
  return value.replace(/\s/g, '').toUpperCase();
}
