import type { Control } from 'react-hook-form';
import { choicesFor } from '../../../core/forms/choices';
import { useText } from '../../../core/messages/useText';
import { usePhoneRule } from '../../../core/region/phoneRule';
import { FormField } from '../../../ui/patterns/FormField';
import { TextField } from '../../../ui/patterns/TextField';
import { DateInput } from '../../../ui/primitives/form/DateInput';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { Select } from '../../../ui/primitives/form/Select';
import { TextArea } from '../../../ui/primitives/form/TextArea';
import { Pair } from '../../../ui/primitives/layout/Layout';
import messages from '../messages.en.json';
import { ABOUT_MAX } from '../schema';
import type { ProfileFormValues } from '../types';
import { FormSection } from './FormSection';

interface DetailFieldsProps {
  control: Control<ProfileFormValues>;
  /** The stored value, which may be unknown to the portal. */
  storedDiet: string;
}

export function DetailFields({ control, storedDiet }: DetailFieldsProps) {
  const text = useText(messages);
  const { values } = usePhoneRule();
  return (
    <FormSection title={text('sectionDetails')}>
      <TextField control={control} name="name" label={text('name')} autoComplete="organization" />
      <Pair>
        <FormField control={control} name="phone">
          {(field) => (
            <PhoneInput label={text('phone')} hint={text('phoneHint', values)} {...field} />
          )}
        </FormField>
        <TextField
          control={control}
          name="email"
          label={text('email')}
          type="email"
          autoComplete="email"
        />
      </Pair>
      <FormField control={control} name="about">
        {(field) => (
          <TextArea
            label={text('about')}
            hint={text('aboutHint')}
            maxCount={ABOUT_MAX}
            {...field}
          />
        )}
      </FormField>
      <Pair>
        <FormField control={control} name="foundedOn">
          {(field) => <DateInput label={text('foundedOn')} {...field} />}
        </FormField>
        <DietField control={control} storedDiet={storedDiet} />
      </Pair>
    </FormSection>
  );
}

const DIETS = ['veg', 'non_veg', 'both'] as const;

function DietField({ control, storedDiet }: DetailFieldsProps) {
  const text = useText(messages);
  const options = choicesFor(DIETS, storedDiet, (diet) => text(`diet_${diet}`));
  return (
    <FormField control={control} name="diet">
      {(field) => (
        <Select
          label={text('diet')}
          placeholder={text('dietPlaceholder')}
          options={options}
          {...field}
        />
      )}
    </FormField>
  );
}
