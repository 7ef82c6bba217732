import { type ChangeEvent, forwardRef } from 'react';
import { asciiDigits } from '../../../core/amount/asciiDigits';
import { TextInput, type TextInputProps } from '../../../ui/primitives/form/TextInput';

interface Props extends Omit<TextInputProps, 'onChange'> {
  onChange: (value: string) => void;
}

/** Turns letters to upper case, digits to 0 to 9 and removes spaces during typing, without moving the caret (b21). */
export const CodeTextInput = forwardRef<HTMLInputElement, Props>(function CodeTextInput(
  { onChange, ...props },
  ref,
) {
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const next = tidy(input.value);
    if (next !== input.value) {
      const caret = tidy(input.value.slice(0, input.selectionStart ?? undefined)).length;
      // React does not write a value that is already set, so the caret stays where it is set here.
      input.value = next;
      input.setSelectionRange(caret, caret);
    }
    onChange(next);
  };
  return <TextInput {...props} ref={ref} autoCapitalize="characters" onChange={change} />;
});

function tidy(value: string): string {
  return asciiDigits(value).replace(/\s/g, '').toUpperCase();
}
