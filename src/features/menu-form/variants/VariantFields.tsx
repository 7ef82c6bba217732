import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Control, useController, useFormState, useWatch } from 'react-hook-form';
import { choicesFor } from '../../../core/forms/choices';
import { isVariable, PRODUCT_TYPES } from '../../../core/menu/choices';
import type { ItemValues, VariantGroupValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import { followVariants, newVariantGroup } from '../../../core/menu/fields/variants';
import type { MenuItem, Variant } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { Button } from '../../../ui/primitives/Button';
import { Select } from '../../../ui/primitives/form/Select';
import { Row, Stack } from '../../../ui/primitives/layout/Layout';
import { Pair } from '../../../ui/primitives/layout/ScreenLayout';
import { Section } from '../components/Section';
import { inOrder, replaced, without } from '../listEdits';
import { ChangeOrder } from '../order/ChangeOrder';
import { useFocusAdded } from '../useFocusAdded';
import { CombinationFields } from './CombinationFields';
import { CopyVariantsButton } from './CopyVariantsButton';
import { orderGroups, sortPairs } from './sortPairs';
import { VariantGroupEditor } from './VariantGroupEditor';

interface VariantFieldsProps {
  control: Control<ItemValues>;
  item: MenuItem;
  title: string;
}

export function VariantFields({ control, item, title }: VariantFieldsProps) {
  const text = useText(messages);
  const productType = useWatch({ control, name: 'productType' });
  const { field: groups } = useController({ control, name: 'variantGroups' });
  const { length } = groups.value;
  const { list, expectAdded } = useFocusAdded<HTMLDivElement>(length, '[data-part="group-name"]');
  const isMadeSimple = isVariable(item.productType) && !isVariable(productType);
  const copy = (
    <CopyVariantsButton control={control} itemId={item.id} onCopy={() => expectAdded(0)} />
  );
  return (
    <Section title={title}>
      <Pair>
        <FormField control={control} name="productType">
          {(field) => (
            <Select
              label={text('productType')}
              {...(isMadeSimple ? { hint: text('simpleHint') } : {})}
              options={choicesFor(PRODUCT_TYPES, item.productType, text)}
              {...field}
              onChange={(event) => {
                field.onChange(event);
                if (!isVariable(event.target.value) || length > 0) return;
                expectAdded();
                groups.onChange([newVariantGroup()]);
              }}
            />
          )}
        </FormField>
      </Pair>
      <div ref={list}>
        {isVariable(productType) ? (
          <Groups control={control} copy={copy} onAdd={expectAdded} />
        ) : (
          <Row>{copy}</Row>
        )}
      </div>
    </Section>
  );
}

interface GroupsProps extends Pick<VariantFieldsProps, 'control'> {
  copy: ReactNode;
  onAdd: () => void;
}

/** One form field for the whole list: with `useFieldArray` a refetch would overwrite edited rows (R2). */
function Groups({ control, copy, onAdd }: GroupsProps) {
  const text = useText(messages);
  const { errors } = useFormState({ control, name: 'variantGroups' });
  const { field: prices } = useController({ control, name: 'combinations' });
  const followed = ([only, second]: readonly VariantGroupValues[], next: readonly Variant[]) =>
    only && !second && prices.onChange(followVariants(only.variants, next, prices.value));
  return (
    <FormField control={control} name="variantGroups">
      {({ value: groups, onChange }) => (
        <Stack gap={3}>
          {groups.map((group, index) => (
            <VariantGroupEditor
              key={index}
              number={index + 1}
              group={group}
              errors={errors.variantGroups?.[index]}
              onChange={(change) => {
                onChange(replaced(groups, index, change));
                if (change.variants) followed(groups, change.variants);
              }}
              onOrder={(order) => {
                const variants = inOrder(group.variants, order);
                const next = replaced(groups, index, { variants });
                onChange(next);
                prices.onChange(sortPairs(next, prices.value));
              }}
              onRemove={() => onChange(without(groups, index))}
            />
          ))}
          <Row>
            <Button
              size="sm"
              icon={<Plus size={16} />}
              onClick={() => {
                onAdd();
                onChange([...groups, newVariantGroup()]);
              }}
            >
              {text('addVariantGroup')}
            </Button>
            {copy}
            <ChangeOrder
              title={text('orderGroups')}
              names={groups.map(
                ({ name }, index) => name || text('groupNumber', { number: index + 1 }),
              )}
              onOrder={(order) => {
                const next = orderGroups(groups, prices.value, order);
                onChange(next.groups);
                prices.onChange(next.pairs);
              }}
            />
          </Row>
          <CombinationFields control={control} groups={groups} />
        </Stack>
      )}
    </FormField>
  );
}
