import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * Shows the text of an input method, such as one for Hindi, as it is composed, and passes it on at the end. A field that
 * changes the text or moves the focus meanwhile would end the composition, and a digit would be lost or doubled.
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
