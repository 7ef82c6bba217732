import { choicesFor } from '../../../core/forms/choices';
import { TIMINGS } from '../../../core/menu/choices';
import messages from '../../../core/menu/fields/messages.en.json';
import type { FieldIn } from '../../../core/menu/itemTable';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import {
  FieldList,
  type FieldTexts,
  hasSection,
  type InputsOf,
} from '../../../ui/patterns/fields/FieldList';
import { TextField } from '../../../ui/patterns/TextField';
import { Checkbox } from '../../../ui/primitives/form/Checkbox';
import { Select } from '../../../ui/primitives/form/Select';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { Section } from '../components/Section';
import type { ItemSectionProps } from './BasicFields';

export function SellingFields({ fields, control, item }: ItemSectionProps) {
  const text = useText(messages);
  const timings = choicesFor(TIMINGS, item.productTiming, text);
  const toggle = (name: 'isListed' | 'isInStock' | 'isRecommended') => (texts: FieldTexts) => (
    <FormField control={control} name={name}>
      {({ value, ...field }) => <Checkbox {...texts} checked={value} {...field} />}
    </FormField>
  );
  if (!hasSection(fields, 'selling')) return null;
  const inputs: InputsOf<FieldIn<'selling'>> = {
    basePrice: (texts) => (
      <TextField control={control} name="basePrice" inputMode="decimal" {...texts} />
    ),
    price: (texts) => <TextField control={control} name="price" inputMode="decimal" {...texts} />,
    productTiming: (texts) => (
      <FormField control={control} name="productTiming">
        {(field) => <Select {...texts} options={timings} {...field} />}
      </FormField>
    ),
    defaultQuantity: (texts) => (
      <TextField control={control} name="defaultQuantity" inputMode="numeric" {...texts} />
    ),
    isListed: toggle('isListed'),
    isInStock: toggle('isInStock'),
    isRecommended: toggle('isRecommended'),
  };
  return (
    <Section title={text('selling')}>
      <FieldList fields={fields} section="selling" inputs={inputs} />
      {fields.shown.some(({ id }) => id === 'isListed') && (
        <Quiet as="p">{text('statusHint')}</Quiet>
      )}
    </Section>
  );
}
