import { Plus, Trash2, X } from 'lucide-react';
import {
  type Control,
  type FieldErrors,
  useController,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { useText } from '../../../../core/messages/useText';
import { FormField } from '../../../../ui/patterns/FormField';
import { Button } from '../../../../ui/primitives/Button';
import { IconButton } from '../../../../ui/primitives/IconButton';
import { Pair, Row, Stack } from '../../../../ui/primitives/layout/Layout';
import { Select } from '../../../../ui/primitives/form/Select';
import { TextInput } from '../../../../ui/primitives/form/TextInput';
import { choicesFor } from '../../../../core/forms/choices';
import { isVariable, PRODUCT_TYPES } from '../../choices';
import type { MenuItem, Variant } from '../../types';
import { CombinationFields } from './CombinationFields';
import type { ItemValues, VariantGroupValues } from '../itemValues';
import { inOrder, replaced, without } from '../listEdits';
import messages from '../messages.en.json';
import { ChangeOrder } from '../order/ChangeOrder';
import { OptionInput } from '../OptionInput';
import { useFocusAdded } from '../useFocusAdded';
import { GroupBox, GroupTitle, LabelledRow, OptionRow, Section } from '../Section';
import { orderGroups, sortPairs } from './sortPairs';
import { followVariants, newVariant, newVariantGroup } from './variants';

interface VariantFieldsProps {
  control: Control<ItemValues>;
  item: MenuItem;
  title: string;
}

export function VariantFields({ control, item, title }: VariantFieldsProps) {
  const text = useText(messages);
  const productType = useWatch({ control, name: 'productType' });
  const isMadeSimple = isVariable(item.productType) && !isVariable(productType);
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
            />
          )}
        </FormField>
      </Pair>
      {isVariable(productType) && <Groups control={control} />}
    </Section>
  );
}

/** One form field for the whole list: with `useFieldArray` a refetch would overwrite edited rows (R2). */
function Groups({ control }: Pick<VariantFieldsProps, 'control'>) {
  const text = useText(messages);
  const { errors } = useFormState({ control, name: 'variantGroups' });
  const { length } = useWatch({ control, name: 'variantGroups' });
  const { list, expectAdded } = useFocusAdded<HTMLDivElement>(length, '[data-part="group-name"]');
  const { field: prices } = useController({ control, name: 'combinations' });
  const followed = ([only, second]: readonly VariantGroupValues[], next: readonly Variant[]) =>
    only && !second && prices.onChange(followVariants(only.variants, next, prices.value));
  return (
    <FormField control={control} name="variantGroups">
      {({ value: groups, onChange }) => (
        <div ref={list}>
          <Stack gap={3}>
            {groups.map((group, index) => (
              <GroupEditor
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
                  expectAdded();
                  onChange([...groups, newVariantGroup()]);
                }}
              >
                {text('addVariantGroup')}
              </Button>
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
        </div>
      )}
    </FormField>
  );
}

interface GroupEditorProps {
  number: number;
  group: VariantGroupValues;
  errors: FieldErrors<VariantGroupValues> | undefined;
  onChange: (change: Partial<VariantGroupValues>) => void;
  onOrder: (order: readonly number[]) => void;
  onRemove: () => void;
}

function GroupEditor(props: GroupEditorProps) {
  const { number, group, errors, onChange, onOrder, onRemove } = props;
  const text = useText(messages);
  const { name, variants } = group;
  const { list, expectAdded } = useFocusAdded<HTMLFieldSetElement>(variants.length, 'input');
  return (
    <GroupBox ref={list}>
      <GroupTitle>{text('groupNumber', { number })}</GroupTitle>
      <LabelledRow>
        <TextInput
          data-part="group-name"
          label={text('group')}
          autoComplete="off"
          value={name}
          {...withError(errors?.name?.message)}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <IconButton
          label={text('removeVariantGroup', { number })}
          icon={<Trash2 size={18} />}
          onClick={onRemove}
        />
      </LabelledRow>
      {variants.map((variant, index) => (
        <OptionRow key={index}>
          <OptionInput
            label={text('variantName', { number: index + 1, group: number })}
            placeholder={text('variant', { number: index + 1 })}
            value={variant.name}
            error={errors?.variants?.[index]?.name?.message}
            onChange={(next) => onChange({ variants: replaced(variants, index, { name: next }) })}
          />
          <IconButton
            label={text('removeVariant', { number: index + 1, group: number })}
            icon={<X size={18} />}
            onClick={() => onChange({ variants: without(variants, index) })}
          />
        </OptionRow>
      ))}
      <Row>
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus size={16} />}
          onClick={() => {
            expectAdded();
            onChange({ variants: [...variants, newVariant(variants)] });
          }}
        >
          {text('addVariant')}
        </Button>
        <ChangeOrder
          title={text('orderVariants', { group: number })}
          names={variants.map(
            (variant, index) => variant.name || text('variant', { number: index + 1 }),
          )}
          onOrder={onOrder}
        />
      </Row>
    </GroupBox>
  );
}

function withError(error: string | undefined) {
  return error === undefined ? {} : { error };
}
