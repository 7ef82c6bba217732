import { type Control, useController } from 'react-hook-form';
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
import type { ProfileFormValues, Restaurant } from '../types';
import { FormSection } from './FormSection';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';

interface DetailFieldsProps {
  control: Control<ProfileFormValues>;
  restaurant: Pick<Restaurant, 'name' | 'diet'>;
  isLocked: boolean;
}

export function DetailFields({ control, restaurant, isLocked }: DetailFieldsProps) {
  const text = useText(messages);
  const { values } = usePhoneRule();
  return (
    <FormSection title={text('sectionDetails')}>
      <NameField control={control} currentName={restaurant.name} isLocked={isLocked} />
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
        <DietField control={control} storedDiet={restaurant.diet} />
      </Pair>
    </FormSection>
  );
}

const DIETS = ['veg', 'non_veg', 'both'] as const;

interface DietFieldProps {
  control: Control<ProfileFormValues>;
  /** The stored value, which may be unknown to the portal. */
  storedDiet: string;
}

function DietField({ control, storedDiet }: DietFieldProps) {
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

interface NameFieldProps {
  control: Control<ProfileFormValues>;
  /** The stored name, `''` if there is none. */
  currentName: string;
  isLocked: boolean;
}

/**
 * Filled with the name of the linked vendor (B2, b70), often a person: the form warns before the
 * update changes the restaurant's name.
 */
function NameField({ control, currentName, isLocked }: NameFieldProps) {
  const text = useText(messages);
  const { field: name } = useController({ control, name: 'name' });
  const isOther = currentName !== '' && name.value.trim() !== currentName;
  return (
    <>
      <TextField control={control} name="name" label={text('name')} autoComplete="organization" />
      {isOther && !isLocked && (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={() => name.onChange(currentName)}>
              {text('keepName')}
            </Button>
          }
        >
          {text('otherName', { name: currentName })}
        </Banner>
      )}
    </>
  );
}
