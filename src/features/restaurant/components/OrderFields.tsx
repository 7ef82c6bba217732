import type { Control } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { FieldList, type FieldTexts, hasSection } from '../../../ui/patterns/fields/FieldList';
import type { FormFields } from '../../../ui/patterns/fields/formFields';
import { TextField } from '../../../ui/patterns/TextField';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import type { ProfileFormValues } from '../data';
import messages from '../messages.en.json';
import { FormSection } from './FormSection';

interface OrderFieldsProps {
  fields: FormFields<'restaurant'>;
  control: Control<ProfileFormValues>;
  commission: string;
}

type NumberName = 'minimumOrder' | 'preparationMinutes' | 'charge' | 'gst';

export function OrderFields({ fields, control, commission }: OrderFieldsProps) {
  const text = useText(messages);
  const input = (name: NumberName, inputMode: 'numeric' | 'decimal') => (texts: FieldTexts) => (
    <TextField control={control} name={name} inputMode={inputMode} {...texts} />
  );
  if (!hasSection(fields, 'orders')) return null;
  return (
    <FormSection title={text('sectionOrders')}>
      <FieldList
        fields={fields}
        section="orders"
        inputs={{
          minimumOrder: input('minimumOrder', 'numeric'),
          preparationMinutes: input('preparationMinutes', 'numeric'),
          charge: input('charge', 'decimal'),
          gst: input('gst', 'decimal'),
          commission: (texts) => <TextInput {...texts} value={commission} readOnly />,
        }}
      />
    </FormSection>
  );
}
