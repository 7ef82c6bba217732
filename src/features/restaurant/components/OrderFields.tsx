import type { Control } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { Heading } from '../../../ui/primitives/Text';
import { TextInput } from '../../../ui/primitives/TextInput';
import messages from '../messages.en.json';
import type { ProfileValues } from '../types';
import { Pair, Section } from './formStyles';

interface OrderFieldsProps {
  control: Control<ProfileValues>;
  commission: string;
}

/** What an order must be, and what is taken of it. The commission is the admin's. */
export function OrderFields({ control, commission }: OrderFieldsProps) {
  const text = useText(messages);
  return (
    <Section as="section" $padding={5}>
      <Heading>{text('sectionOrders')}</Heading>
      <Pair>
        <NumberField control={control} name="minimumOrder" inputMode="numeric" />
        <NumberField control={control} name="preparationMinutes" inputMode="numeric" />
        <NumberField control={control} name="charge" inputMode="decimal" />
        <NumberField control={control} name="gst" inputMode="decimal" />
        <TextInput
          label={text('commission')}
          hint={text('commissionHint')}
          value={commission}
          readOnly
        />
      </Pair>
    </Section>
  );
}

interface NumberFieldProps {
  control: Control<ProfileValues>;
  name: 'minimumOrder' | 'preparationMinutes' | 'charge' | 'gst';
  inputMode: 'numeric' | 'decimal';
}

function NumberField({ control, name, inputMode }: NumberFieldProps) {
  const text = useText(messages);
  return (
    <FormField control={control} name={name}>
      {(field) => (
        <TextInput label={text(name)} inputMode={inputMode} autoComplete="off" {...field} />
      )}
    </FormField>
  );
}
