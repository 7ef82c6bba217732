import type { Control } from 'react-hook-form';
import { choicesFor } from '../../../core/forms/choices';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { FieldList, type FieldTexts, hasSection } from '../../../ui/patterns/fields/FieldList';
import type { FormFields } from '../../../ui/patterns/fields/formFields';
import { TextField } from '../../../ui/patterns/TextField';
import { DateInput } from '../../../ui/primitives/form/DateInput';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { Select } from '../../../ui/primitives/form/Select';
import { TextArea } from '../../../ui/primitives/form/TextArea';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import type { ProfileFormValues } from '../data';
import messages from '../messages.en.json';
import { ABOUT_MAX } from '../schema';
import { FormSection } from './FormSection';

interface DetailFieldsProps {
  fields: FormFields<'restaurant'>;
  control: Control<ProfileFormValues>;
  /** The stored value, which may be unknown to the portal. */
  storedDiet: string;
}

export function DetailFields({ fields, control, storedDiet }: DetailFieldsProps) {
  const text = useText(messages);
  if (!hasSection(fields, 'details')) return null;
  return (
    <FormSection title={text('sectionDetails')}>
      <FieldList
        fields={fields}
        section="details"
        inputs={{
          name: (texts) => (
            <TextField control={control} name="name" autoComplete="organization" {...texts} />
          ),
          phone: (texts) => (
            <FormField control={control} name="phone">
              {(field) => <PhoneInput {...texts} {...field} />}
            </FormField>
          ),
          email: (texts) => (
            <TextField
              control={control}
              name="email"
              type="email"
              autoComplete="email"
              {...texts}
            />
          ),
          about: (texts) => (
            <FormField control={control} name="about">
              {(field) => <TextArea {...texts} maxCount={ABOUT_MAX} {...field} />}
            </FormField>
          ),
          foundedOn: (texts) => (
            <FormField control={control} name="foundedOn">
              {(field) => <DateInput {...texts} {...field} />}
            </FormField>
          ),
          diet: (texts) => <DietField {...{ texts, control, storedDiet }} />,
        }}
      />
    </FormSection>
  );
}

const DIETS = ['veg', 'non_veg', 'both'] as const;

interface DietFieldProps extends Omit<DetailFieldsProps, 'fields'> {
  texts: FieldTexts;
}

function DietField({ texts, control, storedDiet }: DietFieldProps) {
  const text = useText(messages);
  const options = choicesFor(DIETS, storedDiet, (diet) => text(`diet_${diet}`));
  return (
    <FormField control={control} name="diet">
      {(field) => (
        <Select {...texts} placeholder={text('dietPlaceholder')} options={options} {...field} />
      )}
    </FormField>
  );
}

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
