import { type Control, useWatch } from 'react-hook-form';
import { asciiDigits } from '../../../core/amount/asciiDigits';
import { useText } from '../../../core/messages/useText';
import type { KycType, VendorKyc } from '../../../core/vendor/kyc';
import { FormField } from '../../../ui/patterns/FormField';
import type { FieldTexts } from '../../../ui/patterns/fields/FieldList';
import { DateInput } from '../../../ui/primitives/form/DateInput';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import type { KycFormValues } from '../data';
import messages from '../messages.en.json';
import { adviceFor } from '../rules/advice';
import type { KycField } from '../rules/fields';
import { useToday } from '../useToday';
import { CodeTextInput } from './CodeTextInput';

interface KycInputProps {
  type: KycType;
  texts: FieldTexts;
  field: KycField;
  kyc: VendorKyc;
  control: Control<KycFormValues>;
}

const PRIVATE = { autoComplete: 'off', spellCheck: false, autoCorrect: 'off' } as const;

/** An error replaces the advice, and the advice replaces the hint. */
export function KycInput({ type, texts, field: { name, kind }, kyc, control }: KycInputProps) {
  const text = useText(messages);
  const value = useWatch({ control, name });
  const today = useToday();
  const advice = adviceFor({ type, name, value }, kyc, today);
  const look = { ...texts, ...(advice ? { hint: text(advice) } : {}), ...PRIVATE };
  return (
    <FormField control={control} name={name}>
      {(field) => {
        switch (kind) {
          case 'code':
            return <CodeTextInput {...look} {...field} />;
          case 'date':
            return <DateInput {...look} {...field} />;
          case 'digits':
            return (
              <TextInput
                {...look}
                {...field}
                inputMode="numeric"
                onChange={(event) => field.onChange(asciiDigits(event.target.value))}
              />
            );
          case 'text':
            return <TextInput {...look} {...field} />;
        }
      }}
    </FormField>
  );
}
