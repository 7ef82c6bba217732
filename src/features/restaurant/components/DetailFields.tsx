import type { Control } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { DateInput } from '../../../ui/primitives/DateInput';
import { PhoneInput } from '../../../ui/primitives/PhoneInput';
import { Select } from '../../../ui/primitives/Select';
import { Heading } from '../../../ui/primitives/Text';
import { TextArea } from '../../../ui/primitives/TextArea';
import { TextInput } from '../../../ui/primitives/TextInput';
import messages from '../messages.en.json';
import { dietOptions } from '../profileValues';
import { ABOUT_MAX } from '../schema';
import type { ProfileValues, Restaurant } from '../types';
import { Pair, Section } from './formStyles';
import { NameField } from './NameField';

interface DetailFieldsProps {
  control: Control<ProfileValues>;
  restaurant: Pick<Restaurant, 'name' | 'diet'>;
  isLocked: boolean;
}

/** Who the restaurant is. */
export function DetailFields({ control, restaurant, isLocked }: DetailFieldsProps) {
  const text = useText(messages);
  return (
    <Section as="section" $padding={5}>
      <Heading>{text('sectionDetails')}</Heading>
      <NameField control={control} currentName={restaurant.name} isLocked={isLocked} />
      <Pair>
        <FormField control={control} name="phone">
          {(field) => <PhoneInput label={text('phone')} hint={text('phoneHint')} {...field} />}
        </FormField>
        <FormField control={control} name="email">
          {(field) => (
            <TextInput label={text('email')} type="email" autoComplete="email" {...field} />
          )}
        </FormField>
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
    </Section>
  );
}

interface DietFieldProps {
  control: Control<ProfileValues>;
  /** The type as it is stored, which may be none of ours. */
  storedDiet: string;
}

function DietField({ control, storedDiet }: DietFieldProps) {
  const text = useText(messages);
  const options = dietOptions(storedDiet).map(({ value, diet }) => ({
    value,
    label: diet ? text(`diet_${diet}`) : value,
  }));
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
