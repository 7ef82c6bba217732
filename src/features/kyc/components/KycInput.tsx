import { type Control, useWatch } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import type { KycType, VendorKyc } from '../../../core/vendor/kyc';
import { FormField } from '../../../ui/patterns/FormField';
import { DateInput } from '../../../ui/primitives/DateInput';
import { TextInput } from '../../../ui/primitives/TextInput';
import { adviceFor } from '../advice';
import type { KycField } from '../fields';
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

/** One field by its kind. The hint gives way to advice, the advice to an error. */
export function KycInput({ type, field: { name, label, kind }, kyc, control }: KycInputProps) {
  const text = useText(messages);
  const value = useWatch({ control, name });
  const today = useToday();
  const hint = adviceFor({ type, name, value }, kyc, today) ?? hintOf(type, name);
  const look = { label: text(label), hint: hint ? text(hint) : undefined, ...PRIVATE };
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

function hintOf(type: KycType, name: KycField['name']) {
  if (name === 'ifscCode') return 'hintIfsc';
  if (name !== 'number') return null;
  if (type === 'fssai') return 'hintFssai';
  return type === 'gst' ? 'hintGst' : 'hintPan';
}
