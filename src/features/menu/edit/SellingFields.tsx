import type { Control } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { Checkbox } from '../../../ui/primitives/Checkbox';
import { Row } from '../../../ui/primitives/Layout';
import { Select } from '../../../ui/primitives/Select';
import { Text } from '../../../ui/primitives/Text';
import { TextInput } from '../../../ui/primitives/TextInput';
import { choicesFor, TIMINGS } from '../choices';
import type { MenuItem } from '../types';
import type { ItemValues } from './itemValues';
import messages from './messages.en.json';
import { Pair, Section } from './Section';

interface SellingFieldsProps {
  control: Control<ItemValues>;
  item: MenuItem;
}

/** What the dish costs, and when it can be had. */
export function SellingFields({ control, item }: SellingFieldsProps) {
  const text = useText(messages);
  const timings = choicesFor(TIMINGS, item.productTiming, text);
  return (
    <Section title={text('selling')}>
      <Pair>
        <FormField control={control} name="basePrice">
          {(field) => (
            <TextInput
              label={text('basePrice')}
              hint={text('basePriceHint')}
              inputMode="decimal"
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        <FormField control={control} name="price">
          {(field) => (
            <TextInput
              label={text('price')}
              hint={text('priceHint')}
              inputMode="decimal"
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        <FormField control={control} name="productTiming">
          {(field) => <Select label={text('timing')} options={timings} {...field} />}
        </FormField>
        <FormField control={control} name="defaultQuantity">
          {(field) => (
            <TextInput label={text('quantity')} inputMode="numeric" autoComplete="off" {...field} />
          )}
        </FormField>
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
      <Text size="sm" tone="textMuted">
        {text('statusHint')}
      </Text>
    </Section>
  );
}
