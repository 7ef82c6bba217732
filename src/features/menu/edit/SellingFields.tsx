import { useAtomValue } from 'jotai';
import type { Control } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { FormField } from '../../../ui/patterns/FormField';
import { TextField } from '../../../ui/patterns/TextField';
import { Checkbox } from '../../../ui/primitives/form/Checkbox';
import { Pair, Row } from '../../../ui/primitives/layout/Layout';
import { Select } from '../../../ui/primitives/form/Select';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { choicesFor } from '../../../core/forms/choices';
import { TIMINGS } from '../choices';
import type { MenuItem } from '../types';
import type { ItemValues } from './itemValues';
import messages from './messages.en.json';
import { Section } from './Section';

interface SellingFieldsProps {
  control: Control<ItemValues>;
  item: MenuItem;
}

export function SellingFields({ control, item }: SellingFieldsProps) {
  const text = useText(messages);
  const currency = useAtomValue(formatsAtom).currencySymbol();
  const timings = choicesFor(TIMINGS, item.productTiming, text);
  return (
    <Section title={text('selling')}>
      <Pair>
        <TextField
          control={control}
          name="basePrice"
          label={text('basePrice')}
          hint={text('basePriceHint', { currency })}
          inputMode="decimal"
        />
        <TextField
          control={control}
          name="price"
          label={text('price')}
          hint={text('priceHint', { currency })}
          inputMode="decimal"
        />
        <FormField control={control} name="productTiming">
          {(field) => <Select label={text('timing')} options={timings} {...field} />}
        </FormField>
        <TextField
          control={control}
          name="defaultQuantity"
          label={text('quantity')}
          inputMode="numeric"
        />
      </Pair>
      <Row gap={5} align="start">
        <FormField control={control} name="isListed">
          {({ value, ...field }) => <Checkbox label={text('status')} checked={value} {...field} />}
        </FormField>
        <FormField control={control} name="isInStock">
          {({ value, ...field }) => <Checkbox label={text('inStock')} checked={value} {...field} />}
        </FormField>
        <FormField control={control} name="isRecommended">
          {({ value, ...field }) => (
            <Checkbox label={text('recommended')} checked={value} {...field} />
          )}
        </FormField>
      </Row>
      <Quiet as="p">{text('statusHint')}</Quiet>
    </Section>
  );
}
