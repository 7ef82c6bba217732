import { type Control, useWatch } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import type { KycType, VendorKyc } from '../../../core/vendor/kyc';
import { FormField } from '../../../ui/patterns/FormField';
import { DateInput } from '../../../ui/primitives/form/DateInput';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { adviceFor } from '../rules/advice';
import type { KycField } from '../rules/fields';
import messages from '../messages.en.json';
import type { KycFormValues } from '../types';
import { useToday } from '../useToday';
import { CodeTextInput } from './CodeTextInput';

interface KycInputProps {
  type: KycType;
  field: KycField;
  kyc: VendorKyc;
  control: Control<KycFormValues>;
}

const PRIVATE = { autoComplete: 'off', spellCheck: false, autoCorrect: 'off' } as const;

/** An error replaces the advice, and the advice replaces the hint. */
export function KycInput({
  type,
  field: { name, label, kind, hint },
  kyc,
  control,
}: KycInputProps) {
  const text = useText(messages);
  const value = useWatch({ control, name });
  const today = useToday();
  const note = adviceFor({ type, name, value }, kyc, today) ?? hint;
  const look = { label: text(label), hint: note && text(note), ...PRIVATE };
  return (
    <FormField control={control} name={name}>
      {(field) => {
        switch (kind) {
          case 'code':
            return <CodeTextInput {...look} {...field} />;
          case 'date':
            return <DateInput {...look} {...field} />;
          case 'digits':
            return <TextInput {...look} {...field} inputMode="numeric" />;
          case 'text':
            return <TextInput {...look} {...field} />;
        }
      }}
    </FormField>
  );
}
