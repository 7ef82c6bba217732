import { Plus, X } from 'lucide-react';
import type { FieldErrors } from 'react-hook-form';
import type { VariantGroupValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import { newVariant } from '../../../core/menu/fields/variants';
import { useText } from '../../../core/messages/useText';
import { Button, IconButton } from '../../../ui/primitives/Button';
import { Row } from '../../../ui/primitives/layout/Layout';
import { GroupName } from '../components/GroupName';
import { OptionInput } from '../components/OptionInput';
import { GroupBox, GroupTitle, OptionRow } from '../components/Section';
import { replaced, without } from '../listEdits';
import { ChangeOrder } from '../order/ChangeOrder';
import { useFocusAdded } from '../useFocusAdded';

interface VariantGroupEditorProps {
  number: number;
  group: VariantGroupValues;
  errors: FieldErrors<VariantGroupValues> | undefined;
  onChange: (change: Partial<VariantGroupValues>) => void;
  onOrder: (order: readonly number[]) => void;
  onRemove: () => void;
}

export function VariantGroupEditor(props: VariantGroupEditorProps) {
  const { number, group, errors, onChange, onOrder, onRemove } = props;
  const text = useText(messages);
  const { name, variants } = group;
  const { list, expectAdded } = useFocusAdded<HTMLFieldSetElement>(variants.length, 'input');
  return (
    <GroupBox ref={list}>
      <GroupTitle>{text('groupNumber', { number })}</GroupTitle>
      <GroupName
        label={text('group')}
        value={name}
        error={errors?.name?.message}
        removeLabel={text('removeVariantGroup', { number })}
        onChange={(next) => onChange({ name: next })}
        onRemove={onRemove}
      />
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
